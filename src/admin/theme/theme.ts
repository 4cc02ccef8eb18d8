import type { RaThemeOptions } from 'react-admin'
import { components } from './components'
import { type Mode, palettes } from './palette'
import { breakpoints, RAIL, SIDEBAR, textSizes } from './tokens'

export type Direction = 'ltr' | 'rtl'

const fontFamily = '"Inter Variable", "Noto Sans JP Variable", system-ui, sans-serif'

/** In rem, so that it follows the text size of the browser. */
const size = (px: number, line: number, fontWeight?: number) => ({
  fontSize: `${px / 16}rem`,
  lineHeight: `${line / 16}rem`,
  ...(fontWeight && { fontWeight }),
})

export const typography = {
  fontFamily,
  fontSize: textSizes.body,
  h1: size(textSizes.page, 32, 650),
  h2: size(textSizes.title, 28, 650),
  h3: size(textSizes.lead, 24, 600),
  h4: size(textSizes.lead, 24, 600),
  h5: size(textSizes.body, 20, 600),
  h6: size(textSizes.lead, 24, 600),
  subtitle1: size(textSizes.body, 20, 600),
  subtitle2: size(textSizes.table, 20, 600),
  body1: size(textSizes.body, 20),
  body2: size(textSizes.table, 20),
  button: size(textSizes.body, 20, 550),
  caption: size(textSizes.small, 16),
  overline: { ...size(textSizes.small, 16, 600), textTransform: 'none', letterSpacing: 0 },
} as const

const NO_TIME = {
  shortest: 0,
  shorter: 0,
  short: 0,
  standard: 0,
  complex: 0,
  enteringScreen: 0,
  leavingScreen: 0,
}

/** Parts come and go at once for people who ask their system for less motion. */
const transitions = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    ? { create: () => 'none', duration: NO_TIME }
    : undefined

export const themeOf = (mode: Mode, direction: Direction): RaThemeOptions => ({
  direction,
  palette: palettes[mode],
  components,
  breakpoints: { values: breakpoints },
  shape: { borderRadius: 8 },
  spacing: 8,
  sidebar: { width: SIDEBAR, closedWidth: RAIL },
  typography,
  transitions: transitions(),
})
