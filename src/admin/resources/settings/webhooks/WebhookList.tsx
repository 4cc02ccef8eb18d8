import Add from '@mui/icons-material/Add'
import { Box, Button, Card, CardContent, Chip } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type MadeWebhook, maxWebhooks, type Webhook } from '../../../../domain/webhookSchema'
import { ConfirmDialog } from '../../../components/form/ConfirmDialog'
import { SecretDialog } from '../../../components/form/SecretDialog'
import { PageHeading } from '../../../components/heading/PageHeading'
import { SettingsPage } from '../../../components/settings/SettingsPage'
import { EmptyList } from '../../../components/states/EmptyList'
import { LateSkeleton } from '../../../components/states/LateSkeleton'
import { LoadFailure } from '../../../components/states/LoadFailure'
import { useMay } from '../../../providers/auth/rights'
import { lazily } from '../../../startup/lazily'
import { nameOfWebhook } from './useEventWords'
import { useWebhooks } from './useWebhooks'
import { useWebhookWork } from './useWebhookWork'
import { type WebhookAsked, WebhookLine } from './WebhookLine'

const WebhookDialog = lazily(() => import('./WebhookDialog'))

/** Endpoints that are told of changes. */
export default function WebhookList() {
  const translate = useTranslate()
  const mayEdit = useMay('settings', 'edit')
  const { data, error, refetch } = useWebhooks()
  const [asked, setAsked] = useState<{ what: WebhookAsked | 'add'; webhook?: Webhook }>()
  const [made, setMade] = useState<MadeWebhook>()
  const work = useWebhookWork(setMade)
  const stop = () => setAsked(undefined)
  const isFull = data !== undefined && data.length >= maxWebhooks
  const add = mayEdit && !isFull && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAsked({ what: 'add' })}>
      {translate('webhooks.add')}
    </Button>
  )
  const intro = translate(mayEdit ? 'webhooks.intro' : 'resources.settings.read_only')
  return (
    <SettingsPage>
      <PageHeading subtitle={intro} actions={data && data.length > 0 && add} />
      {data ? (
        data.length > 0 ? (
          <Card component="section" aria-label={translate('webhooks.list')}>
            <CardContent>
              {isFull && mayEdit && <Chip label={translate('webhooks.full', { max: maxWebhooks })} />}
              <Box component="ul" sx={list}>
                {data.map((webhook) => (
                  <WebhookLine
                    key={webhook.id}
                    of={webhook}
                    mayEdit={mayEdit}
                    work={work}
                    onAsk={(what, webhook) => setAsked({ what, webhook })}
                  />
                ))}
              </Box>
            </CardContent>
          </Card>
        ) : (
          <EmptyList
            message={translate('webhooks.empty')}
            hint={translate('webhooks.empty_hint')}
            action={add}
          />
        )
      ) : error ? (
        <LoadFailure resource="settings" what="webhooks_failed" error={error} onRetry={refetch} />
      ) : (
        <LateSkeleton label="common.loading" rows={3} />
      )}
      {asked && (asked.what === 'add' || asked.what === 'change') && (
        <Suspense>
          <WebhookDialog of={asked.webhook} onMade={setMade} onChanged={work.renewList} onClose={stop} />
        </Suspense>
      )}
      {asked?.webhook && (asked.what === 'renew' || asked.what === 'remove') && (
        <Question what={asked.what} webhook={asked.webhook} work={work} onClose={stop} />
      )}
      {made && (
        <SecretDialog
          secret={made.secret}
          name={nameOfWebhook(made)}
          keyOf={(name) => `webhooks.secret.${name}`}
          onClose={() => setMade(undefined)}
        />
      )}
    </SettingsPage>
  )
}

interface QuestionProps {
  what: 'renew' | 'remove'
  webhook: Webhook
  work: ReturnType<typeof useWebhookWork>
  onClose: () => void
}

function Question({ what, webhook, work, onClose }: QuestionProps) {
  const translate = useTranslate()
  return (
    <ConfirmDialog
      open
      danger={what === 'remove'}
      busy={work.isBusy(what, webhook)}
      title={translate(`webhooks.${what}_title`, { name: nameOfWebhook(webhook) })}
      text={`webhooks.${what}_text`}
      confirm={`webhooks.${what}`}
      onCancel={onClose}
      onConfirm={() => void work[what](webhook).then(onClose)}
    />
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const
