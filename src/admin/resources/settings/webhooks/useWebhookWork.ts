import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { MadeWebhook, Webhook } from '../../../../domain/webhookSchema'
import { deliveriesPath } from '../../../components/settings/pages'
import type { AppDataProvider } from '../../../providers/data/types'
import { useSendFailed } from './useSendFailed'
import { webhooksKey } from './useWebhooks'

export type WebhookAct = 'switch' | 'test' | 'renew' | 'remove'

/** The actions of an endpoint's row. */
export function useWebhookWork(onSecret: (made: MadeWebhook) => void) {
  const provider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const navigate = useNavigate()
  const failed = useSendFailed()
  const [busy, setBusy] = useState<{ act: WebhookAct; id: number }>()
  const renewList = () => client.invalidateQueries({ queryKey: webhooksKey })

  const run = async (
    act: WebhookAct,
    what: `${string}_failed`,
    { id }: Webhook,
    work: () => Promise<unknown>,
  ) => {
    setBusy({ act, id })
    try {
      await work()
    } catch (error) {
      failed(what, error)
    }
    // Also after a failure: it may have been changed elsewhere.
    await renewList()
    setBusy(undefined)
  }
  return {
    renewList,
    isBusy: (act: WebhookAct, { id }: Webhook) => busy?.act === act && busy.id === id,
    toggle: (webhook: Webhook) =>
      run('switch', 'webhook_failed', webhook, async () => {
        await provider.changeWebhook(webhook, { is_active: !webhook.is_active })
        notify(`webhooks.switched.${webhook.is_active ? 'off' : 'on'}`, { type: 'success' })
      }),
    /** How it goes is seen among the deliveries. */
    test: (webhook: Webhook) =>
      run('test', 'webhook_test_failed', webhook, async () => {
        const { data } = await provider.sendTest(webhook.id)
        navigate(deliveriesPath(webhook.id), { state: { watched: data.id } })
      }),
    renew: (webhook: Webhook) =>
      run('renew', 'webhook_renew_failed', webhook, async () =>
        onSecret((await provider.renewSecret(webhook)).data),
      ),
    remove: (webhook: Webhook) =>
      run('remove', 'webhook_delete_failed', webhook, async () => {
        await provider.removeWebhook(webhook.id)
        notify('webhooks.removed', { type: 'success' })
      }),
  }
}
