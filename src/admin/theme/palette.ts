import type { PaletteOptions } from '@mui/material/styles'

/** Calm colours; every text has WCAG AA contrast. The login page's CSS repeats them. */
export const palettes: Record<'light' | 'dark', PaletteOptions> = {
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
  },
}
