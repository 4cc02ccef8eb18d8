import type { RaThemeOptions } from 'react-admin'
import { components } from './components'
import { palettes } from './palette'

export type Direction = 'ltr' | 'rtl'

/** Breakpoints: below 768 a phone, from 1440 a full desktop. */
export const MOBILE = 768
export const DESKTOP = 1440

/** Widths of the sidebar: open, and as a rail of icons. */
export const SIDEBAR = 252
export const RAIL = 64
export const BAR_HEIGHT = 56

const fontFamily = '"Inter Variable", "Noto Sans JP Variable", system-ui, sans-serif'

/** The theme of a mode and a direction. */
export const themeOf = (mode: 'light' | 'dark', direction: Direction): RaThemeOptions => ({
  direction,
  palette: palettes[mode],
  components,
  breakpoints: { values: { xs: 0, sm: MOBILE, md: 1024, lg: DESKTOP, xl: 1920 } },
  shape: { borderRadius: 8 },
  spacing: 8,
  sidebar: { width: SIDEBAR, closedWidth: RAIL },
  typography: {
    fontFamily,
    fontSize: 13.5,
    h1: { fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.3 },
    h2: { fontSize: '1.2rem', fontWeight: 650, lineHeight: 1.35 },
    h3: { fontSize: '1.05rem', fontWeight: 600 },
    h4: { fontSize: '1rem', fontWeight: 600 },
    h5: { fontSize: '1rem', fontWeight: 600 },
    h6: { fontSize: '0.95rem', fontWeight: 600 },
  },
})
