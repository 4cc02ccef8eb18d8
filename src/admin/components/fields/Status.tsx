import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** Urgency of a status; only statuses that need attention have a colour. */
export type Tone = 'neutral' | 'info' | 'warn' | 'ok' | 'bad'

const Mark = styled('span')(({ theme: { palette, spacing } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(1),
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    flex: 'none',
    width: spacing(1),
    height: spacing(1),
    borderRadius: '50%',
    border: '1px solid currentColor',
    boxSizing: 'border-box',
    color: palette.text.secondary,
  },
  '&[data-tone=ok]::before': { color: palette.status.ok, backgroundColor: 'currentColor' },
  '&[data-tone=info]': { color: palette.status.info },
  '&[data-tone=warn]': { color: palette.status.warn },
  '&[data-tone=bad]': { color: palette.status.bad },
  ':is(&[data-tone=info], &[data-tone=warn], &[data-tone=bad])::before': {
    color: 'inherit',
    backgroundColor: 'currentColor',
  },
}))

/** A dot and a word: colour alone does not inform. */
export const Status = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <Mark data-tone={tone}>{children}</Mark>
)
