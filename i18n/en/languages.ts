import type { languages as vi } from '../vi/languages'

export const languages: typeof vi = {
  name: 'Language |||| Languages',
  title: 'Languages',
  intro: 'The languages that the site is written in. Drag to change the order in which they are shown.',
  fields: { id: 'Id', key: 'Language', code: 'Code', name: 'Own name', sort: 'Order', is_default: 'Default' },
  add: {
    label: 'Add a language',
    title: 'Add a language',
    hint: 'Type a name or a code, such as Japanese, Tiếng Việt, fr',
    save: 'Add',
    none: 'No language matches',
    open: 'Open the list',
    close: 'Close the list',
    clear: 'Clear',
  },
  default: {
    is: 'Default',
    make: 'Make default',
    make_one: 'Make default: %{name}',
    done: '%{name} is the default language.',
    keep: 'The default language cannot be deleted. Make another one the default first.',
  },
  delete: { one: 'Delete %{name}', text: 'The site will no longer have a version in %{name}.' },
  empty: {
    message: 'No languages yet',
    hint: 'Add the main language of the site first; the first one is the default.',
  },
  notifications: {
    created: 'Language added.',
    updated: 'Language saved.',
    deleted: 'Language deleted. |||| %{smart_count} languages deleted.',
    sorted: 'The order of languages is saved.',
    create_failed: 'The language could not be added.',
    update_failed: 'The language could not be saved.',
    delete_failed: 'The language could not be deleted.',
    default_failed: 'The default language could not be changed.',
    sort_failed: 'The order of languages could not be saved.',
    load_failed: 'The languages could not be loaded.',
  },
}
