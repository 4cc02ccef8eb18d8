const typed =
  'textarea,select,[contenteditable]:not([contenteditable=false]),[role=textbox],[role=combobox],[role=listbox],[role=menu],' +
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit])'

/** Whether the target uses letters itself, as text or to find an entry, so that they are no shortcuts. */
export const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null

/** Ctrl+S or ⌘S saves, even while the user is typing. */
export const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's'

/** Ctrl+K or ⌘K opens the search, even while the user is typing. */
export const isFind = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
