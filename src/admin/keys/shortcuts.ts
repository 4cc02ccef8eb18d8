/** Keys by action, in the notation of tinykeys; handlers, hints and the sheet of keys read this table. */
export const shortcuts = {
  palette: '$mod+k',
  save: '$mod+s',
  another: '$mod+Enter',
  search: '/',
  help: 'Shift+?',
  create: 'n',
  next: 'j',
  previous: 'k',
  open: 'e',
  select: 'x',
  selectRange: 'Shift+x',
  bulk: 'b',
  mark: 'v',
  spam: 'Shift+s',
  advance: 't',
  reply: 'r',
  unselect: 'u',
  preceding: '[',
  following: ']',
  notice: 'F8',
  preview: 'F9',
} as const

export type Shortcut = keyof typeof shortcuts

const isApple = /Mac|iP(hone|ad|od)/.test(globalThis.navigator?.platform ?? '')

const parts = (keys: string): string[] => keys.split('+')
const capital = (key: string): string => (key.length === 1 ? key.toUpperCase() : key)

/** For `aria-keyshortcuts`: `Control+K`. */
export const ariaKeys = (name: Shortcut): string =>
  parts(shortcuts[name])
    .map((key) => (key === '$mod' ? (isApple ? 'Meta' : 'Control') : capital(key)))
    .join('+')

/** As users read it: `Ctrl K`; one entry for each of consecutive presses. */
export const shownKeys = (keys: string): string[] =>
  keys.split(' ').map((press) =>
    parts(press)
      // A character other than a letter already implies Shift.
      .filter((key, at, all) => key !== 'Shift' || /^[a-z]$/i.test(all[at + 1] ?? ''))
      .map((key) => (key === '$mod' ? (isApple ? '⌘' : 'Ctrl') : capital(key)))
      .join(' '),
  )
