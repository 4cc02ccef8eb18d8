import { Box, Button, Card, CardContent } from '@mui/material'
import { useParams, useTranslate } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { deliveryDays, deliveryStates, type Webhook } from '../../../../domain/webhookSchema'
import { PendingButton } from '../../../components/form/PendingButton'
import { PageHeading } from '../../../components/heading/PageHeading'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { ScreenTabs } from '../../../components/screens/ScreenTabs'
import { useDocumentTitle } from '../../../components/screens/useDocumentTitle'
import { deliveriesPath, settingPath } from '../../../components/settings/pages'
import { SettingsPage } from '../../../components/settings/SettingsPage'
import { EmptyList } from '../../../components/states/EmptyList'
import { LateSkeleton } from '../../../components/states/LateSkeleton'
import { LoadFailure } from '../../../components/states/LoadFailure'
import { MessagePage } from '../../../components/states/MessagePage'
import { useMay } from '../../../providers/auth/rights'
import { DeliveryLine } from './DeliveryLine'
import { useDeliveries } from './useDeliveries'
import { nameOfWebhook } from './useEventWords'
import { useWebhooks } from './useWebhooks'
import { WebhookState } from './WebhookState'

/** Page of the deliveries of an endpoint. */
export default function Deliveries() {
  const { id } = useParams()
  const { data, error, refetch } = useWebhooks()
  const webhook = data?.find((each) => String(each.id) === id)
  return (
    <SettingsPage isList>
      {webhook ? (
        <DeliveriesOf key={webhook.id} webhook={webhook} />
      ) : data ? (
        <Gone />
      ) : (
        <>
          <PageHeading />
          {error ? (
            <LoadFailure resource="settings" what="webhooks_failed" error={error} onRetry={refetch} />
          ) : (
            <LateSkeleton label="common.loading" />
          )}
        </>
      )}
    </SettingsPage>
  )
}

function Gone() {
  const translate = useTranslate()
  const title = translate('webhooks.gone')
  useDocumentTitle(title)
  return (
    <MessagePage
      mark="404"
      title={title}
      text={translate('components.gone.message')}
      action={
        <Button component={ScreenLink} to={settingPath('webhooks')} variant="contained">
          {translate('components.gone.back')}
        </Button>
      }
    />
  )
}

function DeliveriesOf({ webhook }: { webhook: Webhook }) {
  const translate = useTranslate()
  const say = (key: string, words?: object) => translate(`webhooks.${key}`, { ...words })
  const mayEdit = useMay('settings', 'edit')
  const [search] = useSearchParams()
  const state = deliveryStates.find((each) => each === search.get('state'))
  const list = useDeliveries(webhook, state)
  const { rows, data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, send, sending } = list
  const navigate = useNavigate()
  const path = deliveriesPath(webhook.id)
  // The filter may leave the new delivery out.
  const sendAndShow = async (what: number | 'test') => {
    if ((await send(what)) && state) navigate(path)
  }
  const tabOf = (each?: string) => (each ? `${path}?state=${each}` : path)
  const tabs = [
    { to: tabOf(), label: 'webhooks.deliveries.all' },
    ...deliveryStates.map((each) => ({
      to: tabOf(each),
      label: `webhooks.delivery_state.${each}`,
    })),
  ]
  return (
    <>
      <PageHeading
        subtitle={
          <Box sx={{ display: 'grid', gap: 0.5 }}>
            <Box
              component="code"
              dir="ltr"
              sx={{ wordBreak: 'break-all', textAlign: 'start', justifySelf: 'start' }}
            >
              {webhook.url}
            </Box>
            <WebhookState of={webhook} mayEdit={mayEdit} />
          </Box>
        }
        actions={
          mayEdit && (
            <PendingButton
              variant="contained"
              pending={sending === 'test'}
              aria-label={say('test_of', { name: nameOfWebhook(webhook) })}
              onClick={() => void sendAndShow('test')}
            >
              {say('test')}
            </PendingButton>
          )
        }
      />
      <ScreenTabs label="webhooks.deliveries.filter" tabs={tabs} current={tabOf(state)} />
      {data ? (
        rows.length > 0 ? (
          <Card component="section" aria-label={say('deliveries.title')}>
            <CardContent>
              <Box component="ul" sx={lines}>
                {rows.map((row) => (
                  <DeliveryLine
                    key={row.id}
                    of={row}
                    isSending={sending === row.id}
                    onAgain={mayEdit ? () => void sendAndShow(row.id) : undefined}
                  />
                ))}
              </Box>
              {hasNextPage && (
                <PendingButton pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {say('deliveries.more')}
                </PendingButton>
              )}
            </CardContent>
          </Card>
        ) : (
          <EmptyList
            message={say(state ? 'deliveries.none_such' : 'deliveries.none')}
            hint={state ? say('deliveries.kept', { days: deliveryDays }) : say('deliveries.none_hint')}
          />
        )
      ) : error ? (
        <LoadFailure resource="settings" what="deliveries_failed" error={error} onRetry={refetch} />
      ) : (
        <LateSkeleton label="common.loading" />
      )}
    </>
  )
}

const lines = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const
