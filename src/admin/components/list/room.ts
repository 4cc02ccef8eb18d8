const widths = { tablet: 'sm', desktop: 'md', wide: 'lg' } as const

/** Narrowest screen that has room for something: 768, 1024 or 1440. */
export type Room = keyof typeof widths

/** Shows a cell only where there is room for it. */
export const roomFor = (room: Room, display = 'table-cell') => ({
  display: { xs: 'none', [widths[room]]: display },
})
