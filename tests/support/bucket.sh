#!/usr/bin/env bash
# Runs a command with TEST_BUCKET_HOST naming an S3 server of its own (OpenStack Swift with `s3api`), which is gone afterwards:
#   tests/support/bucket.sh npm run test:server
# Its packages come from Debian and are unpacked, not installed. Key `test:tester`, secret `testing`.
set -u

# On the disk: it is run from there and keeps extended attributes, which a folder in memory may not allow.
folder=$(mktemp -d /tmp/nep-bucket.XXXXXX) || exit 1
servers=()
stop() {
  [ "${#servers[@]}" -gt 0 ] && kill "${servers[@]}" 2>/dev/null
  wait 2>/dev/null
  rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

unpack() {
  local packages=(swift-proxy swift-account swift-container swift-object python3-swift python3-lxml) wanted
  mkdir -p "$folder/debs" && cd "$folder/debs" || return
  # Whoever may not do that goes by the lists that are there.
  [ "$(id -u)" != 0 ] || apt-get update -qq || return
  # Also what they need; not what every Debian has, or what would only start and rotate them.
  wanted=$(apt-get install -s --no-install-recommends "${packages[@]}" | awk '/^Inst/ { print $2 }' |
    grep -vE '^(rsync|rsyslog|logrotate|libestr|libfastjson|liblogging|python3(\.[0-9]+)?(-minimal)?$|libpython3)')
  # shellcheck disable=SC2086
  apt-get download -qq $wanted || return
  for deb in *.deb; do dpkg -x "$deb" "$folder/root" || return; done
}
(unpack) >"$folder/unpacked" 2>&1 || {
  cat "$folder/unpacked" >&2
  exit 1
}

export PYTHONPATH=$folder/root/usr/lib/python3/dist-packages
export LD_LIBRARY_PATH=$folder/root/usr/lib/$(uname -m)-linux-gnu
mkdir -p "$folder/etc" "$folder/srv/d1"
cat >"$folder/etc/swift.conf" <<'CONF'
[swift-hash]
swift_hash_path_suffix = nep
swift_hash_path_prefix = nep
CONF

# The settings of a server; the rest comes by the caller.
settings() {
  cat >"$folder/etc/$1.conf" <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $2
workers = 0
user = $(id -un)
swift_dir = $folder/etc
devices = $folder/srv
mount_check = false
disable_fallocate = true
log_level = WARNING
CONF
  cat >>"$folder/etc/$1.conf"
}

ports=$(node -e '
  const free = () => new Promise((done) => { const s = require("net").createServer().listen(0, "127.0.0.1", () => done(s)) })
  Promise.all([free(), free(), free(), free()]).then((all) => all.map((s) => { console.log(s.address().port); s.close() }))')
read -r -d '' object container account proxy <<<"$ports"
for kind in object container account; do
  settings $kind "${!kind}" <<CONF
[pipeline:main]
pipeline = $kind-server
[app:$kind-server]
use = egg:swift#$kind
CONF
done
python3 - "$folder/etc" "object:$object" "container:$container" "account:$account" >"$folder/rings" 2>&1 <<'PYTHON'
import sys
from swift.common.ring import RingBuilder
for kind, port in (place.split(":") for place in sys.argv[2:]):
    builder = RingBuilder(4, 1, 1)
    builder.add_dev(dict(region=1, zone=1, ip="127.0.0.1", port=int(port), device="d1", weight=1))
    builder.rebalance()
    builder.get_ring().save(f"{sys.argv[1]}/{kind}.ring.gz")
PYTHON
settings proxy "$proxy" <<'CONF'
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
# So few objects make more than one page of a list.
max_bucket_listing = 100
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
CONF

# Swift knows one place for swift.conf, unless it is told before anything of it runs.
launch='import runpy, sys, swift.common.utils as utils
utils.SWIFT_CONF_FILE = sys.argv[1]
sys.argv = sys.argv[2:]
runpy.run_path(sys.argv[0], run_name="__main__")'
bin=$folder/root/usr/bin
for kind in object container account proxy; do
  python3 -c "$launch" "$folder/etc/swift.conf" "$bin/swift-$kind-server" "$folder/etc/$kind.conf" >"$folder/$kind.log" 2>&1 &
  servers+=($!)
done
for kind in object container account proxy; do
  for _ in $(seq 120); do
    (: <"/dev/tcp/127.0.0.1/${!kind}") 2>/dev/null && continue 2
    sleep 0.5
  done
  echo "the $kind server did not start" >&2
  tail -n 5 "$folder"/rings "$folder"/*.log >&2
  exit 1
done

unset PYTHONPATH LD_LIBRARY_PATH
TEST_BUCKET_HOST=127.0.0.1:$proxy "$@"
