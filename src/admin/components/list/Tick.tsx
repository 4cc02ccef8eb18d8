import type { Theme } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { focusRing } from '../../theme/components'

interface TickProps {
  label: string
  isChecked: boolean
  /** For a box that stands for several rows. */
  isPartly?: boolean
  isDisabled?: boolean
  onClick: (event: MouseEvent) => void
}

/** Native checkbox: MUI's, with effects and styles, took a quarter of the time to open and close a list. */
export const Tick = ({ label, isChecked, isPartly, isDisabled, onClick }: TickProps) => (
  <input
    type="checkbox"
    className="tick"
    aria-label={label}
    checked={isChecked}
    disabled={isDisabled}
    ref={isPartly === undefined ? null : (input) => setPartly(input, isPartly)}
    // The click event has the Shift key; the change event does not.
    onClick={onClick}
    onChange={ignore}
  />
)

const ignore = () => undefined

function setPartly(input: HTMLInputElement | null, isPartly: boolean): void {
  if (input) input.indeterminate = isPartly
}

const shapes = {
  empty: 'M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z',
  full: 'M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.89-2-2-2zm-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z',
  part: 'M19 3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2zm-2 10H7v-2h10v2z',
} as const

const drawn = (shape: keyof typeof shapes, colour: string) => ({
  backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${colour}" d="${shapes[shape]}"/></svg>`,
  )}")`,
})

export const tickStyle = (theme: Theme) => ({
  '& .tick': {
    appearance: 'none',
    flex: 'none',
    width: 'var(--control)',
    height: 'var(--control)',
    margin: 0,
    verticalAlign: 'middle',
    cursor: 'pointer',
    borderRadius: theme.shape.borderRadius,
    background: `no-repeat center / ${theme.spacing(3)}`,
    ...drawn('empty', theme.palette.text.secondary),
    '&:checked': drawn('full', theme.palette.primary.main),
    '&:indeterminate': drawn('part', theme.palette.primary.main),
    '&:disabled': { cursor: 'default', opacity: 0.4 },
    '&:focus-visible': focusRing(theme),
  },
})
