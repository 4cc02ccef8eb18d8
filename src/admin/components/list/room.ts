const widths = { tablet: 'sm', desktop: 'md', wide: 'lg' } as const

/** The narrowest screen that shows something: 768, 1024 or 1440. */
export type Room = keyof typeof widths

/** Hides a cell on narrower screens. */
export const roomFor = (room: Room, display = 'table-cell') => ({
  display: { xs: 'none', [widths[room]]: display },
})
