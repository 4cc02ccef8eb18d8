/** A `pre` that scrolls by itself: needs `tabIndex` for the keyboard. */
export const codeBlock = {
  m: 0,
  p: 1.5,
  maxHeight: '60vh',
  overflow: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontSize: '0.8125rem',
  // Of its own direction, which is that of code.
  textAlign: 'start',
} as const
