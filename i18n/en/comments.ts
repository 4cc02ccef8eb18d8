import type { comments as vi } from '../vi/comments'
import { commonFields, crudWords } from './crud'

const words = crudWords('a comment', 'comments', 'What readers write under posts appears here.')

export const comments: typeof vi = {
  ...words,
  title: { ...words.title, edit: 'Read comment' },
  search: 'Search in comments',
  fields: {
    ...commonFields,
    message: 'Comment',
    user_id: 'Written by',
    post_id: 'Post',
    comment_id: 'Reply to',
    reply_to: 'Answers',
    by_staff: 'By staff',
    is_shown: 'Shown on the site',
    author_name: 'Name given',
    created_at: 'Written',
  },
  status: { none: 'Waiting', done: 'Done' },
  mark: {
    column: 'Action',
    done: 'Done',
    none: 'Reopen',
    shown: 'Show',
    held: 'Hide',
    shown_of: 'Show the comment of %{name}',
    held_of: 'Hide the comment of %{name}',
    done_of: 'Mark the comment of %{name} as done',
    none_of: 'Reopen the comment of %{name}',
  },
  marked: {
    shown: 'The comment of %{name} is shown now.',
    held: 'The comment of %{name} is hidden, and back in the inbox.',
    done: 'The comment of %{name} is marked as done.',
    none: 'The comment of %{name} waits again.',
  },
  nobody: 'Deleted account',
  staff: 'Staff',
  is_new: 'New',
  unread:
    '%{smart_count} new comment since your last visit |||| %{smart_count} new comments since your last visit',
  unread_many: 'More than %{count} new comments since your last visit',
  in_thread: 'In the comment of %{name}: “%{text}”',
  rest: '%{count} more reply is not shown. |||| %{count} more replies are not shown.',
  show_rest: 'Show more',
  answers: 'Answers %{name}',
  thread: 'Comments of this thread',
  edit: 'Edit',
  edit_of: 'Edit the comment of %{name}',
  save: 'Save',
  delete_of: 'Delete the comment of %{name}',
  delete_alone: 'The comment goes to the trash and can be restored from there.',
  delete_with:
    'The reply under it is deleted too. Both can be restored from the trash. |||| The %{smart_count} replies under it are deleted too. All can be restored from the trash.',
  bulk_delete: 'Replies under them are deleted too. All can be restored from the trash.',
}
