# A lesson at the table.
guided-learn = Learn by playing
guided-begin = Guide me
guided-stop = End the lesson
guided-stop-hint = The menu of the table brings it back.
guided-step = step { $number } of { $all }
guided-back = Back
guided-next = Next
guided-skip = Skip
