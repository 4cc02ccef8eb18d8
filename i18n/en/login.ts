import type { login as vi } from '../vi/login'

export const login: typeof vi = {
  title: 'Sign in',
  subtitle: 'Welcome back to work',
  email: 'Email',
  password: 'Password',
  show_password: 'Show password',
  hide_password: 'Hide password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  captcha_needed: 'Please answer the verification question',
  captcha: 'Verification question',
  captcha_hint: 'Answer with a number',
  required: 'Please fill this in',
  email_invalid: 'This is not a valid email address',
  wrong_credentials: 'Email or password is wrong, please check again',
  offline: 'The server cannot be reached, please try again later',
  try_again: 'Try again',
  session_ended: 'Your session has ended, please sign in again. What you were typing is kept.',
  no_access: 'This account has no access to the back office yet',
  language: 'Language',
  product: 'Nếp',
}
