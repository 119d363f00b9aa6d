event-age-begins = Age { $age } begins.
