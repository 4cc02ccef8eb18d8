import type { login as vi } from '../vi/login'

export const login: typeof vi = {
  title: 'Sign in',
  /** Under the logo, where the site has no name of its own. */
  site: 'Nếp back office',
  email: 'Email',
  password: 'Password',
  show_password: 'Show password',
  hide_password: 'Hide password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  captcha_needed: 'Please answer the verification question',
  captcha_hint: 'Answer with a number',
  email_required: 'Enter your email',
  password_required: 'Enter your password',
  forgotten_password: 'Forgot your password?',
  forgotten: 'Forgot your password? Ask an administrator for a new one.',
  email_invalid: 'This is not a valid email address',
  wrong_credentials: 'Email or password is wrong, please check again',
  offline: 'The server cannot be reached, please try again later',
  not_kept: 'The browser could not keep the session. Allow this site to store data, then try again.',
  failed:
    'The server gave an unexpected answer, so you are not signed in. Try again, and tell whoever looks after it if this goes on.',
  try_again: 'Try again',
  session_ended: 'Your session has ended, please sign in again. What you were typing is kept.',
  no_access: 'This account has no access to the back office yet',
  language: 'Language',
  product: 'Nếp',
}
