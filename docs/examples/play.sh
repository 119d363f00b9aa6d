#!/usr/bin/env bash
# Plays a whole game against bots with nothing but the API: play.sh GAME [PLAYERS [ADDRESS [OPTIONS]]]
# Prints the result and, on the last line, the id of the table. curl speaks, python3 only reads JSON.
set -euo pipefail

game=${1:-duel}
players=${2:-2}
api=${3:-http://127.0.0.1:7777}/api/v1
options=${4:-"{}"}
jar=${SEPTEM_JAR:-$(mktemp)} # where the key is kept, as a browser keeps its cookies

call() { curl --silent --show-error --fail-with-body --cookie "$jar" --cookie-jar "$jar" "$@"; }
send() { call --request "$1" --header 'Content-Type: application/json' --data "$3" "$api$2"; }
read_as() { python3 -c "import json, random, sys; answer = json.load(sys.stdin); print($1)"; }

# Who we are, and a table with gentle bots in the other seats.
send POST /me '{"name": "Curl"}' >/dev/null
seats='{"kind": "me"}'
for ((bot = 1; bot < players; bot++)); do seats+=', {"kind": "bot", "level": "gentle"}'; done
wish="{\"game\": \"$game\", \"options\": $options, \"seats\": [$seats], \"start\": true}"
table=$(send POST /tables "$wish" | read_as 'answer["id"]')
seat=/tables/$table/seats/0

# Whenever something has happened: is it over, and is there something to decide?
exec {events}< <(exec curl --silent --no-buffer --cookie "$jar" "$api/tables/$table/events?seat=0")
stream=$!
while read -r line <&"$events"; do
    case $line in
        'data: '*'"result":null}')
            move=$(call "$api$seat/decision" | read_as '"" if not answer["moves"] else json.dumps(
                {"move": random.choice(answer["moves"])["notation"], "number": answer["number"]})')
            if [[ -n $move ]]; then send POST "$seat/moves" "$move" >/dev/null; fi
            ;;
        'data: '*) break ;;
    esac
done
kill "$stream" # a stream has no end of its own

call "$api/tables/$table?seat=0" |
    read_as 'json.dumps({name: answer["result"][name] for name in ("points", "ranking", "reason")})'
echo "$table"
