import type { ratings as vi } from '../vi/ratings'
import { commonFields, crudWords } from './crud'

const words = crudWords('a rating', 'ratings', 'What customers think of posts appears here.')

export const ratings: typeof vi = {
  ...words,
  title: { ...words.title, edit: 'Read rating' },
  search: 'Search text and names',
  fields: {
    ...commonFields,
    score: 'Stars',
    content: 'Text',
    user_id: 'Written by',
    author_name: 'Name given',
    post_id: 'Post',
    is_shown: 'Shown on the site',
    created_at: 'Written',
  },
  status: { none: 'To review', done: 'Done' },
  mark: {
    column: 'Action',
    done: 'Done',
    none: 'Reopen',
    shown: 'Show',
    held: 'Hide',
    shown_of: 'Show the rating of %{name}',
    held_of: 'Hide the rating of %{name}',
    done_of: 'Mark the rating of %{name} as done',
    none_of: 'Reopen the rating of %{name}',
  },
  marked: {
    shown: 'The rating of %{name} is shown now.',
    held: 'The rating of %{name} is hidden, and back in the inbox.',
    done: 'The rating of %{name} is marked as done.',
    none: 'The rating of %{name} waits again.',
  },
  guest: 'Guest',
  stars: '%{score} of 5 stars',
  tab: { 1: '1 star', 2: '2 stars', 3: '3 stars', 4: '4 stars', 5: '5 stars' },
  summary: 'Ratings at a glance',
  average: 'Average',
  share: 'Share',
  count: 'Ratings',
  capped: 'Only the first %{count} matches are counted.',
  no_words: 'Nothing written.',
}
