import type { common as vi } from '../vi/common'

export const common: typeof vi = {
  app_name: 'Nếp',
  title: '%{page} · Nếp',
  just_now: 'just now',
  minutes_ago: '%{smart_count} minute ago |||| %{smart_count} minutes ago',
  hours_ago: '%{smart_count} hour ago |||| %{smart_count} hours ago',
  home: 'Home',
  back_home: 'Back to home',
  add_new: 'Add new',
  edit: 'Edit',
  all: 'All',
  loading: 'Loading…',
  try_again: 'Try again',
  try_again_later: 'Please try again later',
  close: 'Close',
  keep: 'Keep as it is',
  yes: 'Yes',
  no: 'No',
}
