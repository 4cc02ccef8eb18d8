import { Box, Button, Switch, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Webhook } from '../../../../domain/webhookSchema'
import { PendingButton } from '../../../components/form/PendingButton'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { deliveriesPath } from '../../../components/settings/pages'
import { flush } from '../../../theme/flush'
import { nameOfWebhook, useEventWords } from './useEventWords'
import type { useWebhookWork } from './useWebhookWork'
import { WebhookState } from './WebhookState'

/** Of more events the rest is counted. */
const mostNamed = 4

export type WebhookAsked = 'change' | 'renew' | 'remove'

interface WebhookLineProps {
  of: Webhook
  mayEdit: boolean
  work: ReturnType<typeof useWebhookWork>
  onAsk: (asked: WebhookAsked, webhook: Webhook) => void
}

export function WebhookLine({ of, mayEdit, work, onAsk }: WebhookLineProps) {
  const translate = useTranslate()
  const { event } = useEventWords()
  const say = (key: string) => translate(`webhooks.${key}`, { name: nameOfWebhook(of) })
  const more = of.events.length - mostNamed
  const ask = (what: WebhookAsked) => (
    <Button
      size="small"
      color={what === 'remove' ? 'error' : undefined}
      aria-label={say(`${what}_of`)}
      onClick={() => onAsk(what, of)}
    >
      {say(what)}
    </Button>
  )
  return (
    <Box component="li" sx={line}>
      <Box sx={head}>
        <Box component="code" dir="ltr" sx={address}>
          {of.url}
        </Box>
        {mayEdit && (
          <Switch
            checked={work.isBusy('switch', of) ? !of.is_active : of.is_active}
            onChange={() => void (work.isBusy('switch', of) || work.toggle(of))}
            slotProps={{ input: { 'aria-label': say('active_of') } }}
            sx={{ flex: 'none' }}
          />
        )}
      </Box>
      <Typography variant="body2">
        {of.events.slice(0, mostNamed).map(event).join(', ')}
        {more > 0 && ` ${translate('webhooks.more', { smart_count: more })}`}
      </Typography>
      <WebhookState of={of} mayEdit={mayEdit} />
      <Box sx={buttons}>
        <Button
          size="small"
          component={ScreenLink}
          to={deliveriesPath(of.id)}
          aria-label={say('deliveries.link_of')}
        >
          {say('deliveries.link')}
        </Button>
        {mayEdit && (
          <>
            <PendingButton
              size="small"
              pending={work.isBusy('test', of)}
              aria-label={say('test_of')}
              onClick={() => void work.test(of)}
            >
              {say('test')}
            </PendingButton>
            {ask('change')}
            {ask('renew')}
            {ask('remove')}
          </>
        )}
      </Box>
    </Box>
  )
}

/** Each by itself, so that those of a second row stand below the text, too. */
const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '&& > *': { minWidth: 0, ...flush.start },
} as const
const line = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, py: 1.5 } as const
const head = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 } as const
const address = { minWidth: 0, wordBreak: 'break-all', fontWeight: 600, textAlign: 'start' } as const
