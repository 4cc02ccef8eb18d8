/** Work of the house that was given up. */
export const jobs = {
  help: 'Background work that was tried several times without success. It disappears from here after %{days} days.',
  empty: 'Everything is done',
  empty_hint: 'Background work that keeps failing will show here.',
  fields: { kind: 'Task', attempts: 'Attempts', failed_at: 'Last attempt', action: 'Actions' },
  kind: {
    reset_mail: 'Email a password reset link',
    backup: 'Back up the business',
    webhook: 'Send webhooks',
    webhook_mail: 'Mail that a webhook was switched off',
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
