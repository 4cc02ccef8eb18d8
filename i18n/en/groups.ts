import { commonFields, crudWords } from './crud'

const words = crudWords(
  'a group',
  'groups',
  'Bring together posts that belong side by side, in the order you like.',
)

/** Groups of a post type: collections of posts, trademarks, data groups. */
export const groups = {
  ...words,
  fields: {
    ...commonFields,
    type_id: 'Post type',
    style: 'Kind',
    title: 'Name',
    posts_count: 'Posts',
  },
  style: { article: 'Group', field: 'Data group', trademark: 'Trademark' },
}
