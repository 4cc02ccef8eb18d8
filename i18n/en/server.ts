import type { ServerMessages } from '../vi/server'

export const server: ServerMessages = {
  ready: 'Nếp is running at %{address}',
  site_ready: 'The site for visitors: %{address}',
  owner: 'The owner account has been created. The password is shown only once; change it after signing in:',
  owner_given: 'The owner account has been created with the password of OWNER_PASSWORD:',
  owner_email: 'Email',
  owner_password: 'Password',
  folder_in_use:
    'The data folder %{folder} is in use by another process (PID %{pid} on %{host}). Stop that process, or choose another folder with DATA_DIR.',
  address_in_use: 'The address %{address} is taken. Choose another port with %{setting}.',
  not_built: 'The admin has not been built yet. Run: npm run build',
  bad_setting: 'The setting %{name} is not valid: %{value}',
  bad_bucket:
    'The setting %{name} must read s3://KEY:SECRET@HOST/BUCKET/FOLDER?region=…, with special characters of key and secret as %XX.',
  database: 'The database could not be opened: %{reason}',
  bucket_shared:
    'FILES_URL and BACKUP_DIR must not lie within each other: give each a folder of its own in the bucket.',
  bad_folder:
    '%{folder} cannot be used as the data folder (%{reason}). Check that it can be written to, or choose another folder with DATA_DIR.',
  bucket_away: 'The bucket could not be read or written (%{reason}).',
  bucket_refused: 'The bucket refuses (%{reason}). Check key, bucket and region in FILES_URL and BACKUP_DIR.',
  database_damaged:
    'The database in %{folder} is damaged or incomplete (%{reason}). Nothing has been changed. Restore this folder from a backup.',
  database_gone:
    'This data folder has been in use, but its database %{folder} is missing. Restore that folder from a backup, set DATABASE_URL, or choose an empty folder with DATA_DIR.',
  database_older:
    'This database is older than version 1.0.0 and lacks the last upgrades before it. Nothing was changed. Start it once with the last build before 1.0.0, or choose another database with DATA_DIR or DATABASE_URL.',
  short_secret: '%{name} must have at least %{length} characters.',
  damaged_secret:
    'The secret in %{file} is damaged. Restore it from a backup; if you delete it, everybody has to sign in again.',
  bad_secret: 'The secret %{file} cannot be read (%{reason}).',
  reconcile_none: 'Stock and money are right: all lots, orders, balances and sums are what the ledgers say.',
  reconcile_found:
    'Differences found: %{count}; nothing was changed. To follow the ledger: npm run reconcile -- --repair',
  reconcile_repaired: '%{count} repaired, %{left} left to look at by hand.',
  reconcile_lot: '%{warehouse}, product %{code}, lot %{id}: has %{found}, the ledger says %{expected}',
  reconcile_number: '%{warehouse}, product %{code}: the number is %{found}, the ledger says %{expected}',
  reconcile_money: '%{warehouse}, product %{code}: the value is %{found}, the ledger says %{expected}',
  reconcile_expiry:
    '%{warehouse}, product %{code}: the first expiry is %{found}, the ledger says %{expected}',
  reconcile_slip: '%{warehouse}, slip %{code}: %{found} movements undone, should be %{expected}',
  reconcile_promise: 'Order %{id}, product %{code}: %{found} promised, %{expected} by the order',
  reconcile_days:
    '%{warehouse}, product %{code}: what left that day is kept as %{found}, the ledger says %{expected}',
  reconcile_months:
    '%{warehouse}, product %{code}: what left that month is kept as %{found}, the ledger says %{expected}',
  reconcile_order_paid: 'Order %{code}: paid says %{found}, its payments say %{expected}',
  reconcile_order_owed: 'Order %{code}: owes %{found}, the ledger says %{expected}',
  reconcile_order_returned: 'Order %{code}: returned says %{found}, its returns say %{expected}',
  reconcile_slip_paid: 'Slip %{code}: paid says %{found}, its payments say %{expected}',
  reconcile_slip_owed: 'Slip %{code}: is owed %{found}, the ledger says %{expected}',
  reconcile_open: 'Payment %{code}: on account says %{found}, should be %{expected}',
  reconcile_party_sum: 'Balance of %{code}: says %{found}, the ledger says %{expected}',
  reconcile_party: 'Balance of %{code}: the ledger says %{found}, orders and payments say %{expected}',
  reconcile_day: 'Day %{code}: the sum says %{found}, the ledger says %{expected}',
  reconcile_list: 'List of orders (%{code}): the sum says %{found}, the orders add up to %{expected}',
  reconcile_usage: 'Usage: npm run reconcile -- [--repair]',
  archive_gone: 'The backup %{file} cannot be read.',
  archive_damaged:
    'The backup %{file} is damaged or incomplete (%{reason}). Nothing was changed. Use another backup.',
  archive_newer:
    'This backup was made by Nếp %{version}, which is newer than this one. Nothing was changed. Update Nếp and try again.',
  table_differs:
    'The table %{table} differs: it has %{found} rows, and should have %{expected} with the same content. What was loaded has been dropped.',
  place_filled: '%{place} has data in it. Nothing was changed. Choose an empty folder or database.',
  files_differ: 'The bucket has %{found} files instead of %{expected}. Run the same command again.',
  nothing_here: '%{folder} has no database that could be backed up or moved.',
  fill_unfinished:
    'A restore or move was interrupted here. Run the same command again. To give it up and keep the former data, delete %{file}.',
  backup_usage: 'Usage: npm run backup',
  backup_asked: 'The server is running (PID %{pid}) and makes the backup itself. Waiting…',
  backup_step_copy: 'Copying the data…',
  backup_step_write: 'Writing the archive…',
  backup_step_check: 'Restoring it on trial…',
  backup_step_send: 'Sending it to the bucket…',
  backup_made: 'Backed up and checked: %{file} (%{size} MB).',
  backup_missing:
    'Note: %{count} files are named in the data but were gone from the folder before the backup.',
  backup_failed: 'The backup failed: %{reason}',
  backup_alone: 'The server stopped before the backup was done.',
  restore_usage: 'Usage: npm run restore -- FILE | NAME',
  restore_there: 'Backups in %{place}:',
  restore_made:
    'Restored: %{rows} rows of %{tables} tables, as they were at %{at}. Everybody has to sign in again.',
  restore_unchecked: '(not checked)',
  move_usage: 'Usage: npm run move -- --to postgres://… | FOLDER [--data FOLDER] [--files s3://…]',
  move_same: 'The data is there already.',
  move_busy: 'This database is still in use. Stop all processes of Nếp, wait a minute and run this again.',
  move_rows:
    'Moved and compared: %{tables} tables with %{rows} rows, each the same. Everybody has to sign in again.',
  move_to_server:
    'From now on set DATABASE_URL to the address that you moved to, and DATA_DIR=%{folder}; then start again.',
  move_to_folder: 'From now on set no DATABASE_URL, and DATA_DIR=%{folder}; then start again.',
  move_files_to_bucket: 'The files are in the bucket: set FILES_URL to the address that you gave.',
  move_kept: 'The former database is kept as %{folder}; delete it when it is no longer needed.',
  move_files_to_folder: 'The files are in DATA_DIR: set no FILES_URL.',
  move_source_stays: 'The former database on the server is as it was; let no process open it again.',
}
