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
  typography: 'caption',
  fontFamily: 'monospace',
  // Of its own direction, which is that of code.
  textAlign: 'start',
} as const
