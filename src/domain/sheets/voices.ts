import { commentStatuses } from '../comment'
import { ratingStatuses } from '../rating'
import { moments, outColumn, type Sheet } from './columns'

const post = outColumn('post_id', 'reference', {
  reference: { resource: 'posts', include: 'post', label: 'title' },
})
const person = (include: string) =>
  outColumn('user_id', 'reference', { reference: { resource: 'users', include, label: 'name' } })

export const comments: Sheet = {
  columns: [
    outColumn('id', 'number'),
    outColumn('comment_id', 'number'),
    outColumn('status', 'choice', { choices: commentStatuses }),
    outColumn('is_shown', 'yesno'),
    post,
    person('author'),
    outColumn('author_name'),
    outColumn('message'),
    ...moments,
  ],
}

export const ratings: Sheet = {
  columns: [
    outColumn('id', 'number'),
    outColumn('score', 'number'),
    outColumn('status', 'choice', { choices: ratingStatuses }),
    outColumn('is_shown', 'yesno'),
    post,
    person('user'),
    outColumn('author_name'),
    outColumn('content'),
    ...moments,
  ],
}
