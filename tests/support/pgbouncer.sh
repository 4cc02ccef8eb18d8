#!/usr/bin/env bash
# Runs a command with TEST_DATABASE_URL naming a PgBouncer in transaction mode, in front of the PostgreSQL server
# of TEST_DIRECT_URL or, without one, of a throwaway server:
#   tests/support/pgbouncer.sh npx vitest run tests/api
# TEST_DIRECT_URL leads past it, for creating and dropping databases.
set -u

here=$(cd "$(dirname "$0")" && pwd)
if [ -z "${TEST_DATABASE_URL:-}" ]; then
  exec "$here/postgres.sh" "$0" "$@"
fi
# Debian keeps it off the path of ordinary accounts.
bouncer=$(command -v pgbouncer || command -v /usr/sbin/pgbouncer)
if [ -z "$bouncer" ]; then
  echo "PgBouncer is not installed" >&2
  exit 127
fi

folder=$(mktemp -d "${TMPDIR:-/tmp}/nep-pgbouncer.XXXXXX") || exit 1
# PgBouncer refuses to run as root.
as=()
if [ "$(id -u)" = 0 ]; then
  as=(runuser -u postgres --)
  chown postgres "$folder"
fi
# The process itself is told to stop: not the one that lends it its account, which would leave it behind.
stop() {
  [ -f "$folder/pid" ] && kill "$(cat "$folder/pid")" 2>/dev/null
  rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

read -r server_host server_port < <(node -e 'const u = new URL(process.env.TEST_DATABASE_URL); console.log(u.hostname, u.port || 5432)')
port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })')
# Few connections for many callers, so that each statement may meet another connection than the last one.
cat >"$folder/ini" <<INI
[databases]
* = host=$server_host port=$server_port user=nep
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $port
unix_socket_dir =
# Anybody may come; the server sees one account.
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 500
server_idle_timeout = 1
pidfile = $folder/pid
logfile = $folder/log
INI
chmod -R a+rX "$folder"

"${as[@]}" "$bouncer" -q -d "$folder/ini" >"$folder/start" 2>&1 || {
  cat "$folder/start" "$folder/log" >&2
  exit 1
}
export TEST_DIRECT_URL=$TEST_DATABASE_URL
export TEST_DATABASE_URL="postgresql://nep@127.0.0.1:$port/postgres"
"$@"
