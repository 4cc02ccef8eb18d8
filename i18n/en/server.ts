import type { ServerMessages } from '../vi/server'

export const server: ServerMessages = {
  ready: 'Nếp is running at %{address}',
  owner: 'The owner account has been created. The password is shown only once; change it after signing in:',
  owner_given: 'The owner account has been created with the password of OWNER_PASSWORD:',
  owner_email: 'Email',
  owner_password: 'Password',
  folder_in_use:
    'The data folder %{folder} is in use by another process (PID %{pid} on %{host}). Stop that process, or choose another folder with DATA_DIR.',
  address_in_use: 'The address %{address} is taken. Choose another port with PORT.',
  not_built: 'The admin has not been built yet. Run: npm run build',
  bad_setting: 'The setting %{name} is not valid: %{value}',
  database: 'The database could not be opened: %{reason}',
  bad_folder:
    '%{folder} cannot be used as the data folder (%{reason}). Check that it can be written to, or choose another folder with DATA_DIR.',
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
  reconcile_none: 'The stock is right: all lots and sums are what the ledger says.',
  reconcile_found:
    'Differences found: %{count}; nothing was changed. To follow the ledger: npm run reconcile -- --repair',
  reconcile_repaired: '%{count} repaired, %{left} left to look at by hand.',
  reconcile_lot: '%{warehouse}, product %{code}, lot %{id}: has %{found}, the ledger says %{expected}',
  reconcile_number: '%{warehouse}, product %{code}: the number is %{found}, the ledger says %{expected}',
  reconcile_money: '%{warehouse}, product %{code}: the value is %{found}, the ledger says %{expected}',
  reconcile_expiry:
    '%{warehouse}, product %{code}: the first expiry is %{found}, the ledger says %{expected}',
  reconcile_slip: '%{warehouse}, slip %{code}: %{found} movements undone, should be %{expected}',
  reconcile_days:
    '%{warehouse}, product %{code}: what left that day is kept as %{found}, the ledger says %{expected}',
  reconcile_months:
    '%{warehouse}, product %{code}: what left that month is kept as %{found}, the ledger says %{expected}',
  reconcile_usage: 'Usage: npm run reconcile -- [--repair]',
}
