import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider, useLocation } from 'react-admin'
import type { Delivery, Webhook } from '../../../../domain/webhookSchema'
import type { DeliveryState } from '../../../providers/data/calls/webhooks'
import type { AppDataProvider } from '../../../providers/data/types'
import { useSendFailed } from './useSendFailed'
import { lookAgain, webhooksKey } from './useWebhooks'

/** The API's own. */
const perPage = 25

/** In ms: how often, and for how long, the end of what was just sent is looked for. */
const soon = 1_000
const patience = 20_000

interface Watched {
  id: number
  until: number
}

const watch = (id: unknown): Watched | undefined =>
  typeof id === 'number' ? { id, until: Date.now() + patience } : undefined

/** Deliveries of an endpoint, the newest first; the page that leads here may have sent one (`watched`). */
export function useDeliveries({ id, is_active }: Pick<Webhook, 'id' | 'is_active'>, state?: DeliveryState) {
  const provider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const failed = useSendFailed()
  const location = useLocation()
  const [watched, setWatched] = useState(() => watch(location.state?.watched))
  const [sending, setSending] = useState<number | 'test'>()

  const hasEnded = (rows: readonly Delivery[]) =>
    rows.some((row) => row.id === watched?.id && row.state !== 'waiting')
  const query = useInfiniteQuery({
    queryKey: ['deliveries', id, state ?? ''],
    queryFn: async ({ pageParam }) => (await provider.deliveries(id, { state, before: pageParam })).data,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length === perPage ? last.at(-1)?.id : undefined),
    retry: false,
    refetchInterval: (query) => {
      const rows = query.state.data?.pages.flat() ?? []
      if (watched && Date.now() < watched.until && !hasEnded(rows)) return soon
      return is_active && rows.some((row) => row.state === 'waiting') ? lookAgain : false
    },
  })
  const rows = query.data?.pages.flat() ?? []

  const isOver = hasEnded(rows)
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: webhooksKey })
  }, [isOver, client])

  /** Answers whether it is on its way. */
  const send = async (what: number | 'test') => {
    setSending(what)
    let isSent = false
    try {
      const { data } = await (what === 'test' ? provider.sendTest(id) : provider.sendAgain(id, what))
      setWatched(watch(data.id))
      isSent = true
    } catch (error) {
      failed(what === 'test' ? 'webhook_test_failed' : 'webhook_again_failed', error)
    }
    await client.invalidateQueries({ queryKey: ['deliveries', id] })
    setSending(undefined)
    return isSent
  }
  return { ...query, rows, send, sending }
}
