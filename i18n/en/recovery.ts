import type { recovery as vi } from '../vi/recovery'

export const recovery: typeof vi = {
  title: 'Forgotten password',
  explained: 'Enter the e-mail you sign in with. We will send a link there to set a new password.',
  send: 'Send the link',
  sending: 'Sending…',
  sent: 'If there is an account with this address, a link is on its way. It works for 30 minutes. If it does not arrive, look in the spam folder too.',
  new_title: 'Set a new password',
  password: 'New password',
  hint: 'At least 5 characters',
  save: 'Set the password',
  saving: 'Saving…',
  set: 'Your new password is set. Please sign in again on your devices.',
  back: 'Back to sign-in',
}
