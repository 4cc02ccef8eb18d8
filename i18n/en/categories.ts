import { commonFields, crudWords } from './crud'

const words = crudWords(
  'a category',
  'categories',
  'Categories help readers find posts by topic, and help you keep them in order.',
)

/** Categories of a post type: the tree and its form. */
export const categories = {
  ...words,
  add_under: 'Add a category under “%{name}”',
  edit: 'Edit “%{name}”',
  delete: 'Delete “%{name}”',
  delete_text:
    'The category goes to the trash and can be restored from there. Its posts stay, but belong to no category any more.',
  posts: '%{count} post in “%{name}” |||| %{count} posts in “%{name}”',
  main: 'Content',
  place: 'Place',
  display: 'Display',
  fields: {
    ...commonFields,
    type_id: 'Post type',
    title: 'Name',
    parent_id: 'Parent category',
    group_id: 'Data group',
    layout: 'Layout',
    number_displayed: 'Posts shown',
    show_by_category: 'Show posts by subcategory',
    is_shown: 'Shown on the site',
    level: 'Level',
  },
  help: {
    parent_id: 'Leave empty for a category of the top level.',
    group_id: 'The fields to fill in for posts of this category and those under it.',
    layout: 'The layout that the site uses for this category. Leave empty for the usual one.',
    is_shown: 'When off, visitors see neither this category nor those under it, nor their posts.',
    number_displayed: '0 means no limit.',
  },
  errors: {
    in_use: 'This category has subcategories: move or delete them first.',
  },
}
