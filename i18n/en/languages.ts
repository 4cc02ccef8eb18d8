import type { languages as vi } from '../vi/languages'
import { commonFields, crudWords } from './crud'

const words = crudWords(
  'a language',
  'languages',
  'Add the main language of the site first; the first one is the default.',
)

export const languages: typeof vi = {
  ...words,
  intro: 'The languages that the site is written in. Drag to change the order in which they are shown.',
  fields: {
    ...commonFields,
    key: 'Language',
    code: 'Code',
    name: 'Own name',
    is_default: 'Default',
  },
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
  notifications: {
    ...words.notifications,
    default_failed: 'The default language could not be changed.',
  },
}
