import type { keys as viKeys, palette as viPalette } from '../vi/palette'

export const palette: typeof viPalette = {
  title: 'Find and do',
  placeholder: 'Find a post, a person, a page or something to do…',
  results: 'Results',
  groups: { recent: 'Opened lately', go: 'Go to', do: 'Do', set: 'Settings' },
  set: {
    language: 'Language',
    light: 'Switch to the light theme',
    dark: 'Switch to the dark theme',
    ltr: 'Change direction: left to right',
    rtl: 'Change direction: right to left',
  },
  count: '1 result |||| %{smart_count} results',
  waiting: 'Searching…',
  nothing: 'Nothing fits “%{typed}”. Try a shorter word, or leave one out.',
  offline: 'No network: only pages and actions can be found, not content.',
  failed: 'The content could not be searched. Type on to try again.',
  close: 'Close',
}

export const keys: typeof viKeys = {
  title: 'Keyboard shortcuts',
  letters: 'Use shortcuts of a single letter',
  letters_help:
    'Switch them off if you press keys by accident or dictate to the computer. Those with Ctrl or ⌘ go on working.',
  after: 'then',
  groups: { everywhere: 'Everywhere', go: 'Go to', list: 'In a list', form: 'In a form' },
  palette: 'Find and do anything',
  save: 'Save',
  search: 'Search the list',
  help: 'Show the shortcuts',
  create: 'Add new',
  next: 'Next row',
  previous: 'Previous row',
  open: 'Open this row',
  select: 'Select this row, or not',
  unselect: 'Clear the selection',
  close: 'Close the open dialog',
}
