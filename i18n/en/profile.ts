import type { profile as vi } from '../vi/profile'

export const profile: typeof vi = {
  title: 'My account',
  id_card: 'Identity card',
  roles: 'My roles',
  roles_hint: 'You cannot change your own roles. If you need more rights, ask an administrator.',
  no_roles: 'Your permissions were given to you directly, without a role.',
  change_password: 'Change password',
  notices: {
    title: 'When something new arrives',
    sound: 'Play a sound',
    system: 'Show a notification on the screen',
    hint: 'For new orders, comments and feedback. Applies to this browser only.',
    denied: 'The browser blocks notifications of this page. Allow them in the settings of the browser.',
  },
  password: {
    title: 'Change password',
    current: 'Current password',
    new: 'New password',
    repeat: 'New password again',
    note: 'Your other sessions (other devices, other browsers) end as soon as the password is changed. This one stays.',
    submit: 'Change password',
    done: 'Password changed. Your other sessions have ended.',
  },
}
