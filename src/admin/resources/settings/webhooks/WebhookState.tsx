import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { failingDays, type Webhook } from '../../../../domain/webhookSchema'
import { Status, type Tone } from '../../../components/fields/Status'
import { formatNumber } from '../../../components/formats/formats'
import { Moment } from '../../../components/formats/Moment'
import { useLocale } from '../../../components/formats/useLocale'

type Look = 'ended' | 'off' | 'failing' | 'working' | 'fresh'

const tones: Record<Look, Tone> = {
  ended: 'bad',
  off: 'neutral',
  failing: 'warn',
  working: 'ok',
  fresh: 'neutral',
}

function lookOf({ ended, is_active, failing_since, last_at }: Webhook): Look {
  if (ended && !is_active) return 'ended'
  if (!is_active) return 'off'
  if (failing_since) return 'failing'
  return last_at ? 'working' : 'fresh'
}

/** Up to which number the API counts. */
const mostCounted = 1_000

/** How sending goes, at a glance and in a few words more. */
export function WebhookState({ of, mayEdit }: { of: Webhook; mayEdit: boolean }) {
  const translate = useTranslate()
  const locale = useLocale()
  const say = (key: string, words?: object) => translate(`webhooks.state.${key}`, { ...words })
  const { ended, failing_since, last_at, waiting } = of
  const look = lookOf(of)
  const count = formatNumber(waiting, locale) + (waiting >= mostCounted ? '+' : '')
  return (
    <Box sx={row}>
      <Status tone={tones[look]}>{say(look)}</Status>
      {waiting > 0 && <Status tone="info">{say('waiting', { count })}</Status>}
      {look === 'working' && last_at && (
        <span>
          {say('last')} <Moment iso={last_at} />
        </span>
      )}
      {look === 'failing' && failing_since && (
        <span>
          {say('failing_since')} <Moment iso={failing_since} exact />
        </span>
      )}
      {look === 'ended' && (
        <span>
          {say(ended === 'gone' ? 'gone' : 'failed_long', { days: failingDays })} {mayEdit && say('again')}
        </span>
      )}
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  typography: 'body2',
  color: 'text.secondary',
} as const
