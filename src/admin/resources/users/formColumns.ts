/** Inputs, and beside them where there is room what belongs to the record but not to the form. */
export const formColumns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(260px, 320px)' },
  '& > *': { display: 'grid', gap: 2 },
} as const
