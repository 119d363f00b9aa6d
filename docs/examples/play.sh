#!/usr/bin/env bash
# Plays a whole game against bots with curl alone: play.sh GAME [PLAYERS [ADDRESS [OPTIONS]]]
# Prints the result and, on the last line, the id of the table. Answers are JSON on one line; bash takes out what it needs.
set -euo pipefail

game=${1:-duel}
players=${2:-2}
api=${3:-http://127.0.0.1:7777}/api/v1
options=${4:-"{}"}
jar=${SEPTEM_JAR:-$(mktemp)} # where the key is kept, as a browser keeps its cookies

call() { curl --silent --show-error --fail-with-body --cookie "$jar" --cookie-jar "$jar" "$@"; }
send() { call --request "$1" --header 'Content-Type: application/json' --data "$3" "$api$2"; }

# Who we are, and a table with gentle bots in the other seats.
send POST /me '{"name": "Curl"}' >/dev/null
seats='{"kind": "me"}'
for ((bot = 1; bot < players; bot++)); do seats+=', {"kind": "bot", "level": "gentle"}'; done
wish="{\"game\": \"$game\", \"options\": $options, \"seats\": [$seats], \"start\": true}"
[[ $(send POST /tables "$wish") =~ \"id\":\"([^\"]+)\" ]]
table=${BASH_REMATCH[1]}
seat=/tables/$table/seats/0

# One of the legal moves, and the number of the decision; nothing if there is nothing to decide.
decide() {
    local decision number
    decision=$(call "$api$seat/decision")
    [[ $decision =~ \"number\":([0-9]+) ]]
    number=${BASH_REMATCH[1]}
    mapfile -t moves < <(grep --only-matching '"notation":"[^"]*"' <<<"${decision%%\"refused\":*}")
    if ((${#moves[@]} == 0)); then return; fi
    echo "{\"move\":${moves[RANDOM % ${#moves[@]}]#*:}, \"number\":$number}"
}

# Whenever something has happened: is it over, and is there something to decide?
exec {events}< <(exec curl --silent --no-buffer --cookie "$jar" "$api/tables/$table/events?seat=0")
stream=$!
while read -r line <&"$events"; do
    case $line in
        'data: '*'"result":null}')
            move=$(decide)
            if [[ -n $move ]]; then send POST "$seat/moves" "$move" >/dev/null; fi
            ;;
        'data: '*) break ;;
    esac
done
kill "$stream" # a stream has no end of its own

shown=$(call "$api/tables/$table?seat=0")
result=${shown##*\"result\":} # the last field
[[ $result =~ ^\{\"points\":(\[[0-9,-]+\]) ]]
points=${BASH_REMATCH[1]}
[[ $result =~ \"ranking\":(\[[][0-9,]+\]),\"reason\":\"([^\"]+)\" ]]
echo "{\"points\": $points, \"ranking\": ${BASH_REMATCH[1]}, \"reason\": \"${BASH_REMATCH[2]}\"}"
echo "$table"
