/** Marks the labels of optional fields with the words in `--optional`. */
export const optionalLabels = {
  // react-admin's label tells a required field by an asterisk, which the theme hides.
  '& .MuiFormLabel-root:not(:has([aria-hidden]))::after': {
    content: 'var(--optional)',
    // A box of its own, so that its space stays between it and a label in letters of the other direction.
    display: 'inline-block',
    // Both sides: right to left, the page begins where a label in our letters ends.
    marginInline: 0.5,
    fontWeight: 400,
    color: 'text.secondary',
  },
} as const
