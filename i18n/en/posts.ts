import { commonFields, crudWords } from './crud'

/** What is said differently of articles, products and courses: all that has their noun in it. */
const wordsOf = (single: string, many: string, hint: string) => {
  const words = crudWords(single, many, hint)
  const one = single.replace(/^an? /, '')
  return {
    ...words,
    title: {
      ...words.title,
      list: `All ${many}`,
      approved: `Approved ${many}`,
      calendar: 'Publishing calendar',
    },
    bulk: {
      publish: 'Publish',
      hide: 'Hide',
      publish_title: `Publish the selected ${one}? |||| Publish %{smart_count} selected ${many}?`,
      publish_text: 'Readers will see them on the site.',
      hide_title: `Hide the selected ${one}? |||| Hide %{smart_count} selected ${many}?`,
      hide_text: 'Readers will no longer see them on the site.',
      not_publish: `%{smart_count} ${one} could not be published |||| %{smart_count} ${many} could not be published`,
      not_hide: `%{smart_count} ${one} could not be hidden |||| %{smart_count} ${many} could not be hidden`,
    },
    approve: {
      action: 'Approve',
      action_of: 'Approve “%{name}”',
      waiting: `This ${one} waits for approval.`,
      hint: 'Approving shows the saved version on the site.',
      hint_unsaved:
        'Approving shows the version that was last saved. What you have not saved yet stays in the form.',
      done: '“%{name}” approved.',
    },
    groups: {
      main: 'Main details',
      content: 'Content',
      publish: 'Publishing',
      place: 'Category',
      pictures: 'Pictures',
      related: `Related ${many}`,
      seo: 'Search and sharing',
      custom: 'More details',
      about: `About this ${one}`,
    },
    related_empty: `No ${one} matches`,
    help: {
      title: `Write a title that tells what the ${one} is about.`,
      image: `Shown at the top of the ${one} and in lists.`,
      draft: 'A draft needs a title and a slug only. To publish it or ask for approval, add pictures.',
      draft_writer: `A draft needs a title and a slug only. Choose “Pending” when the ${one} is ready.`,
    },
    notifications: {
      ...words.notifications,
      approve_failed: `The ${one} could not be approved.`,
      move_failed: `The ${one} could not be rescheduled.`,
    },
  }
}

/** Posts: the list and the form. */
export const posts = {
  ...wordsOf('an article', 'articles', 'Write the first one: a title is enough to save a draft.'),
  as: {
    product: wordsOf('a product', 'products', 'Add the first one: a title is enough to save a draft.'),
    course: wordsOf('a course', 'courses', 'Add the first one: a title is enough to save a draft.'),
  },
  search: 'Search by title',
  no_category: 'No category',
  no_author: 'Unknown author',
  no_image: 'No picture',
  approved_for: '“%{name}” approved; it goes live on %{at}.',
  scheduled_at: 'On %{at}',
  status: {
    published: 'Published',
    scheduled: 'Scheduled',
    hidden: 'Hidden',
    draft: 'Draft',
    pending: 'Pending',
  },
  section: {
    name: 'Section %{place}',
    named: 'Section %{place}: %{title}',
    title: 'Section title',
    image: 'Section picture',
    add_image: 'Add a picture to this section',
    content: 'Section text',
    add: 'Add section',
    remove: 'Delete this section',
    open: 'Open %{name}',
    close: 'Collapse %{name}',
    remove_title: 'Delete “%{name}”?',
    remove_text: 'This section is not empty: what is in it will be lost.',
    empty: 'No sections yet. A section has a title, a picture and a text.',
  },
  seo: {
    title: 'Title in search results',
    image: 'Picture for sharing',
    description: 'Description in search results',
    keywords: 'Keywords',
    keywords_help: 'Separate keywords with commas.',
    links: 'Links for keywords',
    links_help: 'These words in the post will lead to the addresses given.',
    link: 'Link %{place}',
    link_name: 'Keyword',
    link_url: 'Address',
    add_link: 'Add link',
    remove_link: 'Delete the link “%{name}”',
  },
  never: 'Not saved yet',
  fields: {
    ...commonFields,
    type_id: 'Post type',
    image: 'Featured image',
    images: 'Image list',
    description: 'Short description',
    content: 'Content',
    category_id: 'Primary category',
    parent_category_id: 'Parent category',
    related_ids: 'Related content',
    seo: 'Search and sharing',
    custom: 'More details',
    author_id: 'Author',
    publish_at: 'Publish at',
    approved_at: 'Approved',
    approved_by: 'Approved by',
  },
}
