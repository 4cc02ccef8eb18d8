/** Adds the text of `--optional` to the labels of optional fields. */
export const optionalLabels = {
  // react-admin marks required labels by an asterisk, which the theme hides.
  '& .MuiFormLabel-root:not(:has([aria-hidden]))': {
    // Flex places the text by the direction of the page, which may differ from that of the label's script.
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 0.5,
    '&::after': { content: 'var(--optional)', fontWeight: 400, color: 'text.secondary' },
  },
} as const
