import type { common as vi } from '../vi/common'

export const common: typeof vi = {
  app_name: 'Nếp',
  title: '%{page} · Nếp',
  just_now: 'just now',
  home: 'Home',
  back_home: 'Back to home',
  add_new: 'Add new',
  edit: 'Edit',
  all: 'All',
  loading: 'Loading…',
  try_again: 'Try again',
  try_again_later: 'Please try again later',
  close: 'Close',
  yes: 'Yes',
  no: 'No',
}
