import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** What a status asks for. Only what needs somebody's attention has a colour. */
export type Tone = 'neutral' | 'info' | 'warn' | 'ok' | 'bad'

const Mark = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    flex: 'none',
    width: '0.5em',
    height: '0.5em',
    borderRadius: '50%',
    border: '1px solid currentColor',
    boxSizing: 'border-box',
    color: palette.text.secondary,
  },
  '&[data-tone=ok]::before': { color: palette.success.main, backgroundColor: 'currentColor' },
  '&[data-tone=info]': { color: palette.info.main },
  '&[data-tone=warn]': { color: palette.warning.main },
  '&[data-tone=bad]': { color: palette.error.main },
  ':is(&[data-tone=info], &[data-tone=warn], &[data-tone=bad])::before': {
    color: 'inherit',
    backgroundColor: 'currentColor',
  },
}))

/** A status: a dot and a word. */
export const Status = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <Mark data-tone={tone}>{children}</Mark>
)
