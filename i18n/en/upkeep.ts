/** Work of the house that was given up. */
export const jobs = {
  help: 'Background work that was tried several times without success. It disappears from here after %{days} days.',
  empty: 'Everything is done',
  empty_hint: 'Background work that keeps failing will show here.',
  fields: { kind: 'Task', attempts: 'Attempts', failed_at: 'Last attempt', action: 'Actions' },
  kind: {
    reset_mail: 'Email a password reset link',
    backup: 'Back up the business',
    other: 'Other work: %{kind}',
  },
  retry: 'Try again',
  retry_of: 'Try again: %{name}',
  drop: 'Drop',
  drop_of: 'Drop: %{name}',
  drop_title: 'Drop “%{name}”?',
  drop_text: 'It will not be done, and cannot be brought back.',
  told: { retry: 'It will be tried again now.', drop: 'Dropped.' },
  notifications: {
    load_failed: 'The tasks could not be loaded.',
    retry_failed: 'It could not be tried again.',
    drop_failed: 'It could not be dropped.',
  },
}

/** Archives of the business. */
export const backups = {
  title: 'Backups',
  text: 'Each holds all data and files. Restore one with “npm run restore” on the server.',
  make: 'Back up now',
  running: 'Backing up…',
  none: 'There is no backup yet.',
  failed: 'The last backup failed: %{reason}',
  verified: 'Checked',
  not_verified: 'Not checked',
  save: 'Download',
  save_of: 'Download the backup of %{name}',
  in_browser: 'This business lives in your browser and is not backed up. With Nếp on a server it would be.',
  notifications: {
    load_failed: 'The backups could not be loaded.',
    make_failed: 'The backup could not be started.',
    save_failed: 'The backup could not be downloaded.',
  },
}
