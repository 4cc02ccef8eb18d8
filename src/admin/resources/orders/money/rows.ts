/** Looks of a list of payments or returns: text with details, and an amount beside it. */
export const moneyRows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 1,
    alignItems: 'start',
    py: 1,
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& [data-detail]': { typography: 'caption', color: 'text.secondary' },
  '& [data-amount]': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& [data-reversed] [data-amount]': { textDecoration: 'line-through', color: 'text.secondary' },
} as const
