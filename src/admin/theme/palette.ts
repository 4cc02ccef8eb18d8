import type { PaletteColorOptions } from '@mui/material/styles'

/** Usual states are neutral; only exceptions have a colour. */
type StatusColours = Record<'neutral' | 'info' | 'warn' | 'ok' | 'bad', string>

declare module '@mui/material/styles' {
  interface Palette {
    status: StatusColours
    /** Borders of fields and other lines that show where a control is. */
    field: string
  }
  interface PaletteOptions {
    status?: StatusColours
    field?: string
  }
}

export type Mode = 'light' | 'dark'

interface Colours {
  mode: Mode
  primary: PaletteColorOptions & { main: string; dark: string; light: string; contrastText: string }
  secondary: { main: string }
  error: { main: string; contrastText?: string }
  warning: { main: string }
  info: { main: string }
  success: { main: string }
  background: { default: string; paper: string }
  text: { primary: string; secondary: string }
  divider: string
  field: string
  status: StatusColours
}

/**
 * Every text has a contrast of 4.5 to its background, every field border and focus ring one of 3. The login page's
 * stylesheet repeats these colours; a test compares the two.
 */
export const palettes: Record<Mode, Colours> = {
  light: {
    mode: 'light',
    primary: { main: '#0f766e', dark: '#0b5750', light: '#e6f2f1', contrastText: '#ffffff' },
    secondary: { main: '#475467' },
    error: { main: '#b42318' },
    warning: { main: '#a15c07' },
    info: { main: '#175cd3' },
    success: { main: '#067647' },
    background: { default: '#f6f7f7', paper: '#ffffff' },
    text: { primary: '#1c2523', secondary: '#52605d' },
    divider: '#dfe4e3',
    field: '#848d8a',
    status: { neutral: '#667370', info: '#175cd3', warn: '#a15c07', ok: '#067647', bad: '#b42318' },
  },
  dark: {
    mode: 'dark',
    primary: { main: '#5cc4b8', dark: '#8ad8ce', light: '#1b302d', contrastText: '#06201d' },
    secondary: { main: '#b9c3d1' },
    error: { main: '#ff9d92', contrastText: '#2b0a07' },
    warning: { main: '#f5b95f' },
    info: { main: '#8ab8ff' },
    success: { main: '#6fcf9b' },
    background: { default: '#121817', paper: '#1a2221' },
    text: { primary: '#e6ecea', secondary: '#a5b2af' },
    divider: '#303b39',
    field: '#6f7c79',
    status: { neutral: '#95a29f', info: '#8ab8ff', warn: '#f5b95f', ok: '#6fcf9b', bad: '#ff9d92' },
  },
}
