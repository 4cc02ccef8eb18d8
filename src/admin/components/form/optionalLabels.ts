/** Marks the labels of optional fields with the words in `--optional`. */
export const optionalLabels = {
  // react-admin's label tells a required field by an asterisk, which the theme hides.
  '& .MuiFormLabel-root:not(:has([aria-hidden]))': {
    // The words follow the label in the direction of the page, which is not always that of its letters.
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 0.5,
    '&::after': { content: 'var(--optional)', fontWeight: 400, color: 'text.secondary' },
  },
} as const
