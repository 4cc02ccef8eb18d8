/**
 * For a borderless button at the edge of a column: aligns its text with the column, the padding lies outside. The theme
 * sets `--inset`.
 */
export const flush = {
  start: { marginInlineStart: 'calc(-1 * var(--inset))' },
  end: { marginInlineEnd: 'calc(-1 * var(--inset))' },
} as const
