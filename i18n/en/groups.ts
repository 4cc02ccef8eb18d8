import { commonFields, crudWords } from './crud'

/** What is said differently of groups of articles, products and courses, of data groups and of trademarks. */
const wordsOf = (
  noun: string,
  [single, many]: readonly [string, string],
  hint: string,
  posts: readonly [string, string],
  gone: string,
) => {
  const words = crudWords(single, many, hint)
  return {
    ...words,
    delete_text: `${words.delete_text} ${gone}`,
    posts: `%{count} ${posts[0]} in “%{name}” |||| %{count} ${posts[1]} in “%{name}”`,
    name: `${noun} |||| ${words.title.list}`,
  }
}
const article = ['article', 'articles'] as const
const product = ['product', 'products'] as const
const course = ['course', 'courses'] as const
const stay = (posts: string, noun: string) => `Its ${posts} stay, but no longer belong to this ${noun}.`

/** Groups of a post type: collections of posts, trademarks, data groups. */
export const groups = {
  ...wordsOf(
    'Article group',
    ['an article group', 'article groups'],
    'Bring together articles that are best read side by side, in the order you like.',
    article,
    stay('articles', 'group'),
  ),
  as: {
    product: wordsOf(
      'Product group',
      ['a product group', 'product groups'],
      'Bring together products that are best shown side by side, such as gifts or new arrivals.',
      product,
      stay('products', 'group'),
    ),
    course: wordsOf(
      'Course group',
      ['a course group', 'course groups'],
      'Bring together courses that are best taken one after the other.',
      course,
      stay('courses', 'group'),
    ),
    field: wordsOf(
      'Data group',
      ['a data group', 'data groups'],
      'A group has the fields to fill in for each post, such as the roast or the region.',
      ['post', 'posts'],
      'Its fields go with it; categories that use it have no data group any more.',
    ),
    trademark: wordsOf(
      'Trademark',
      ['a trademark', 'trademarks'],
      'Add the trademarks that you sell, so that customers can filter by them.',
      product,
      stay('products', 'trademark'),
    ),
  },
  sort_hint: 'Drag ⠿ to change the order.',
  edit: 'Edit “%{name}”',
  main: 'General',
  display: 'Display',
  filing: 'Organization',
  none: 'Nothing matches',
  members: {
    title: 'In this group',
    add: 'Add to the group',
    search: 'Search this group',
    empty: 'There is nothing in this group yet',
    to_first: 'Move “%{name}” to the start of the group',
    to_last: 'Move “%{name}” to the end of the group',
    remove: 'Take “%{name}” out of the group',
    added: 'Added “%{name}” to the group.',
    moved: 'Moved “%{name}”.',
    removed: 'Took “%{name}” out of the group.',
  },
  fields: {
    ...commonFields,
    type_id: 'Post type',
    style: 'Kind',
    title: 'Name',
    fields: 'Fields',
    posts_count: 'Posts',
  },
  style: { article: 'Article group', field: 'Data group', trademark: 'Trademark' },
  errors: {
    in_use: 'Something still uses this group: change or delete that first.',
  },
}
