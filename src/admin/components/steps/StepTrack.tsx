import Check from '@mui/icons-material/Check'
import { Box } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { visuallyHidden } from '../../theme/visuallyHidden'
import type { Step } from './steps'

interface StepTrackProps {
  steps: readonly Step[]
  /** The state now; a state outside of the sequence, such as cancelled, stands at the end. */
  current: Step
  /** The last state before the record left the sequence. */
  left?: string
}

/** Sequence of states with the present one; on a phone the others are numbers only. */
export function StepTrack({ steps, current, left }: StepTrackProps) {
  const translate = useTranslate()
  const place = steps.findIndex(({ key }) => key === current.key)
  const isBeside = place < 0
  const reached = isBeside ? steps.findIndex(({ key }) => key === left) + 1 : place
  const shown = isBeside ? [...steps.slice(0, reached), current] : steps
  const stateOf = (at: number) => (at < reached ? 'done' : at === reached ? 'current' : 'coming')
  return (
    <Box component="ol" aria-label={translate('parts.steps.label')} sx={track}>
      {shown.map(({ key, label }, at) => {
        const state = stateOf(at)
        return (
          <li
            key={key}
            data-state={state}
            data-beside={isBeside && state === 'current' ? '' : undefined}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span aria-hidden>{state === 'done' ? <Check fontSize="inherit" /> : at + 1}</span>
            <span data-label>{translate(label, { _: label })}</span>
            <span style={visuallyHidden}>, {translate(`parts.steps.${state}`)}</span>
          </li>
        )
      })}
    </Box>
  )
}

const track = ({ palette, spacing, breakpoints }: Theme) => ({
  display: 'flex',
  gap: 1,
  listStyle: 'none',
  m: 0,
  p: 0,
  [breakpoints.down('sm')]: {
    '& li:not([data-state=current])': { flex: 'none' },
    '& li:not([data-state=current]) [data-label]': visuallyHidden,
  },
  '& li': {
    position: 'relative',
    flex: '1 1 0',
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    pt: 1,
    borderTop: `2px solid ${palette.divider}`,
    color: palette.text.secondary,
  },
  '& li > span:first-of-type': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: spacing(3),
    height: spacing(3),
    borderRadius: '50%',
    border: `1px solid ${palette.field}`,
    typography: 'caption',
  },
  '& [data-state=done]': { borderColor: palette.primary.main },
  '& [data-state=done] > span:first-of-type': {
    borderColor: palette.primary.main,
    color: palette.primary.main,
  },
  '& [data-state=current]': {
    borderColor: palette.primary.main,
    color: palette.text.primary,
    fontWeight: 600,
  },
  '& [data-state=current] > span:first-of-type': {
    borderColor: palette.primary.main,
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
  },
  '& [data-beside]': { borderColor: palette.status.bad },
  '& [data-beside] > span:first-of-type': {
    borderColor: palette.status.bad,
    backgroundColor: palette.status.bad,
    color: palette.background.paper,
  },
})
