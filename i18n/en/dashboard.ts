import type { dashboard as vi } from '../vi/dashboard'

export const dashboard: typeof vi = {
  today: '%{weekday}, %{month} %{day}, %{year}',
  nothing: {
    no_rights: 'Your account has not been given any work here yet. Please ask an administrator for access.',
    title: 'Have a good day at work',
    text: 'There is nothing here for your role yet. Choose what to do from the menu.',
  },
  failed: 'This part could not be loaded. Please try again later.',
  loading: 'Loading…',
  quick: {
    add: 'Add',
    more: 'Add something else',
    write: '%{add} · %{type}',
    upload: 'Upload files',
    invite: 'Add a member',
  },
  attention: {
    title: 'Needs your attention',
    queues: 'Approval queues',
    queue: '%{type}: %{count} to approve',
    no_role: '%{smart_count} account without a role |||| %{smart_count} accounts without a role',
    no_role_hint: 'Clients of the site, or newcomers who wait for their work',
    none: 'Nothing is waiting for you',
  },
  recent: {
    title: 'Recently updated',
    by: '%{name} · %{time}',
    nobody: 'Unknown author',
    empty: 'No posts yet',
  },
  coming: {
    title: 'Going live in the next 7 days',
    own: 'Your scheduled posts',
    today: 'Today, %{at}',
    calendar: 'Open the calendar',
    more: 'and %{smart_count} more |||| and %{smart_count} more',
  },
  drafts: {
    title: 'Your drafts',
    empty: 'You have no drafts.',
    more: 'and %{smart_count} more draft |||| and %{smart_count} more drafts',
  },
  media: {
    title: 'New files',
    all: 'Open the library',
    empty: 'The library is empty',
    open: 'See “%{name}” in the library',
  },
  steps: {
    title: 'Getting started with Nếp',
    text: 'A few steps to the first content of your site.',
    done: 'Done',
    type: {
      title: 'Create a post type',
      text: 'Such as “News”: each type has a form and features of its own.',
    },
    category: { title: 'Add a category', text: 'So that readers find posts by topic.' },
    post: { title: 'Write the first post', text: 'A title is enough to save a draft.' },
    invite: { title: 'Invite a colleague', text: 'Add a member, then give them a role.' },
  },
}
