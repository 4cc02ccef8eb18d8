import type { widgets as vi } from '../vi/widgets'
import { commonFields, crudWords } from './crud'

const words = crudWords(
  'a widget',
  'widgets',
  'Begin with a part of the site, such as the banner of the home page: name it, choose its type and add fields to fill in.',
)

/** Widgets: parts of the site that are defined once, and filled in again and again. */
export const widgets: typeof vi = {
  ...words,
  title: { ...words.title, list: 'Manage widgets', fill: 'Content of widgets' },
  search: 'Search name, key, group',
  intro: 'Parts of the site are defined here; their content is written on the page of each type.',
  fields: {
    ...commonFields,
    title: 'Name',
    key: 'Key',
    icon: 'Icon',
    group_name: 'Group',
    group_slug: 'Slug of the group',
    type: 'Type',
    settings: 'Fields',
    value: 'Content',
  },
  section: { main: 'General', place: 'Place', fields: 'Fields to fill in', api: 'Source' },
  help: {
    key: 'The site asks for the widget by this key. No other widget has the same.',
    type: 'Widgets of one type are filled in on one page, such as: banner, footer.',
    group: 'Widgets of one group stand together.',
  },
  fields_count: '%{smart_count} field |||| %{smart_count} fields',
  from_source: 'source',
  field: {
    list: 'Fields',
    add: 'Add field',
    unnamed: 'Field %{place}',
    preview: 'Preview of the input',
    loses: {
      text: 'These fields hold content, which goes with them when you save: %{names}. The history can bring it back.',
      consent: 'Drop the fields with their content',
    },
  },
  /** What stands under a key that is ours, as the history calls it. */
  value: { api: 'Chosen from the source' },
  source: {
    use: 'Choose content from a source',
    help: 'Whoever fills in the widget chooses an entry of this source, such as a post or a category.',
    chosen: 'Chosen from the source',
  },
  page: {
    intro: 'Each widget is saved on its own.',
    other: 'Without a group',
    fill: 'Fill in',
    define: 'Edit definition',
    empty: 'Nothing filled in yet',
    no_fields: 'This widget has no fields to fill in.',
    save: 'Save “%{name}”',
    none: 'No widget is of the type “%{type}”',
    none_hint: 'The type does not exist, or its widgets were deleted or given another type.',
    others: 'Types that exist',
  },
}
