const typed =
  'textarea,select,[contenteditable]:not([contenteditable=false]),[role=textbox],[role=combobox],[role=listbox],[role=menu],' +
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit])'

/** Whether a letter typed there is text or finds an entry, and so is no shortcut. */
export const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null

/** Ctrl+S, or ⌘S: saves, wherever one is typing. */
export const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's'

/** Ctrl+K, or ⌘K: finds, wherever one is typing. */
export const isFind = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
