import Arrow from '@mui/icons-material/EastOutlined'
import { Alert, AlertTitle, Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { visuallyHidden } from '../../theme/visuallyHidden'
import type { Step, StepMove } from './steps'

/** Effects of a step: from → to, obstacles, changes, who is notified. */
export function MoveFacts({ move, from }: { move: StepMove; from: Step }) {
  const translate = useTranslate()
  const say = ({ label }: Step) => translate(label, { _: label })
  const { blocked = [], changes = [], told = [] } = move
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <span style={visuallyHidden}>
          {translate('parts.steps.from_to', { from: say(from), to: say(move.to) })}
        </span>
        <span aria-hidden>{say(from)}</span>
        <Arrow
          fontSize="small"
          sx={{ transform: ({ direction }) => (direction === 'rtl' ? 'scaleX(-1)' : 'none') }}
        />
        <strong aria-hidden>{say(move.to)}</strong>
      </Box>
      {blocked.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <AlertTitle>{translate('parts.steps.blocked')}</AlertTitle>
          <Sentences of={blocked} />
        </Alert>
      )}
      {[
        { title: 'parts.steps.moves', sentences: changes },
        { title: 'parts.steps.told', sentences: told },
      ].map(
        ({ title, sentences }) =>
          sentences.length > 0 && (
            <Box key={title} component="section" sx={{ mb: 2 }}>
              <Typography variant="subtitle2" component="h3">
                {translate(title)}
              </Typography>
              <Sentences of={sentences} />
            </Box>
          ),
      )}
    </>
  )
}

const Sentences = ({ of }: { of: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
    {of.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </Box>
)
