/**
 * For a button without a border at the edge of a column: its words stand where the other words begin or end, and its
 * padding lies outside. How wide that is, the theme says.
 */
export const flush = {
  start: { marginInlineStart: 'calc(-1 * var(--inset))' },
  end: { marginInlineEnd: 'calc(-1 * var(--inset))' },
} as const
