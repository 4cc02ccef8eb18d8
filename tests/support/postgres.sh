#!/usr/bin/env bash
# Runs a command with TEST_DATABASE_URL naming a PostgreSQL server of its own, which is gone afterwards:
#   tests/support/postgres.sh npx vitest run tests/api
# DURABLE=1 keeps the server's promises to the disk, for measuring.
set -u

# Debian keeps the server's programs off the path.
server=$(command -v postgres || find /usr/lib/postgresql -path '*/bin/postgres' 2>/dev/null | sort -V | tail -n 1)
bin=$(dirname "$(readlink -f "${server:-/none}")")
if [ ! -x "$bin/initdb" ]; then
  echo "PostgreSQL is not installed (initdb not found)" >&2
  exit 127
fi

folder=$(mktemp -d "${TMPDIR:-/tmp}/nep-postgres.XXXXXX") || exit 1
# PostgreSQL refuses to run as root.
as=()
if [ "$(id -u)" = 0 ]; then
  as=(runuser -u postgres --)
  chown postgres "$folder"
fi

stop() {
  (cd / && "${as[@]}" "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop) >/dev/null 2>&1
  rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })')
# Not in UTC: nothing may rely on the time zone of a session.
options="-p $port -k $folder -h 127.0.0.1 -c max_connections=200 -c timezone=Asia/Ho_Chi_Minh"
[ -n "${DURABLE:-}" ] || options="$options -c fsync=off -c synchronous_commit=off -c full_page_writes=off"

cd / || exit 1
{
  "${as[@]}" "$bin/initdb" -D "$folder/data" -U nep -A trust -E UTF8 --locale=C.UTF-8 --no-sync &&
    "${as[@]}" "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -o "$options" -w start
} >"$folder/start" 2>&1 </dev/null || {
  cat "$folder/start" "$folder/log" >&2 2>/dev/null
  exit 1
}
cd "$OLDPWD" || exit 1

export TEST_DATABASE_URL="postgresql://nep@127.0.0.1:$port/postgres"
"$@"
