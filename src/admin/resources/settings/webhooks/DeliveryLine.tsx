import Open from '@mui/icons-material/ExpandMore'
import { Box, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Delivery } from '../../../../domain/webhookSchema'
import { Status, type Tone } from '../../../components/fields/Status'
import { PendingButton } from '../../../components/form/PendingButton'
import { exactTime } from '../../../components/formats/formats'
import { legibleJson } from '../../../components/formats/legibleJson'
import { Moment } from '../../../components/formats/Moment'
import { useLocale } from '../../../components/formats/useLocale'
import { codeBlock } from '../../../theme/codeBlock'
import { useEventWords } from './useEventWords'

const tones: Record<Delivery['state'], Tone> = { waiting: 'info', delivered: 'ok', failed: 'bad' }

interface DeliveryLineProps {
  of: Delivery
  isSending: boolean
  onAgain?: (() => void) | undefined
}

/** A delivery; it opens to what was sent and answered. */
export function DeliveryLine({ of, isSending, onAgain }: DeliveryLineProps) {
  const translate = useTranslate()
  const { event } = useEventWords()
  const [isOpen, setOpen] = useState(false)
  const say = (key: string, words?: object) => translate(`webhooks.${key}`, { ...words })
  const { at, state, status, took_ms, attempts } = of
  const figures = [
    status,
    took_ms !== null && say('deliveries.took', { ms: took_ms }),
    attempts > 0 ? say('deliveries.attempts', { smart_count: attempts }) : say('deliveries.not_tried'),
  ]
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Box component="summary" sx={summary}>
          <Open fontSize="small" aria-hidden className="marker" />
          <Box component="span" sx={cells}>
            <Box component="span" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
              {event(of.event)}
            </Box>
            <Moment iso={at} />
            <Status tone={tones[state]}>{say(`delivery_state.${state}`)}</Status>
            <Box component="span" sx={{ color: 'text.secondary', textAlign: { sm: 'end' } }}>
              {figures.filter(Boolean).join(' · ')}
            </Box>
          </Box>
        </Box>
        {isOpen && <Opened of={of} isSending={isSending} onAgain={onAgain} />}
      </details>
    </li>
  )
}

function Opened({ of, isSending, onAgain }: DeliveryLineProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const { event } = useEventWords()
  const say = (key: string, words?: object) => translate(`webhooks.${key}`, { ...words })
  const { state, attempts, run_at, tried_at, request, answer, message, status } = of
  const reason = reasonKeyOf(of)
  const name = `${event(of.event)}, ${exactTime(of.at, locale)}`
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, pb: 2 }}>
      <Typography variant="body2" component="div" color="textSecondary" sx={facts}>
        {reason && (
          <Box component="span" sx={{ color: 'text.primary' }}>
            {say(`reason.${reason}`, { status, _: reason })}
          </Box>
        )}
        {tried_at && (
          <span>
            {say('deliveries.tried')} <Moment iso={tried_at} exact />
          </span>
        )}
        {state === 'waiting' && attempts > 0 && (
          <span>
            {say('deliveries.next')} <Moment iso={run_at} exact />
          </span>
        )}
        <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
          webhook-id: {message}
        </Box>
      </Typography>
      <Part title={say('deliveries.request')}>{legibleJson(request)}</Part>
      {attempts > 0 && (
        <Part title={say('deliveries.answer')}>{legibleJson(answer) || say('deliveries.no_answer')}</Part>
      )}
      {onAgain && (
        <PendingButton
          variant="outlined"
          size="small"
          pending={isSending}
          aria-label={say('deliveries.again_of', { name })}
          onClick={onAgain}
          sx={{ justifySelf: 'start' }}
        >
          {say('deliveries.again')}
        </PendingButton>
      )}
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="body2" component="h2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {title}
      </Typography>
      <Box
        component="pre"
        dir="ltr"
        tabIndex={0}
        aria-label={title}
        sx={{ ...codeBlock, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {children}
      </Box>
    </div>
  )
}

/** Of what was answered, too: why it was not taken. */
function reasonKeyOf({ reason, status }: Delivery): string {
  if (reason) return reason
  if (status === null || (status >= 200 && status < 300)) return ''
  if (status === 410) return 'gone'
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

const summary = {
  display: 'flex',
  alignItems: 'start',
  columnGap: 1,
  '&::-webkit-details-marker': { display: 'none' },
  '& > .marker': { color: 'text.secondary' },
  'details[open] > & > .marker': { transform: 'scaleY(-1)' },
  py: 1,
  cursor: 'pointer',
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
} as const

const cells = {
  display: 'grid',
  flex: 1,
  minWidth: 0,
  columnGap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) minmax(0, 3fr)',
  },
  typography: 'body2',
} as const

const facts = { display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 } as const
