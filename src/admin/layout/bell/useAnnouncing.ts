import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEvent, useNavigate, useNotify, useTranslate } from 'react-admin'
import { type Arrival, type LiveEvent, nounOf } from '../../../domain/live'
import { ring, showNotice, useNoticeChoices } from '../../components/notices/notices'
import { hear } from '../../providers/live/heard'
import { arrivalPath, useArrivalsQuery } from './arrivals'

/** Says what has just come from others, once: in this tab, and by sound and on the screen for who wants that. */
export function useAnnouncing(): void {
  const client = useQueryClient()
  const query = useArrivalsQuery()
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const [{ hasSound, isOnScreen }] = useNoticeChoices()

  const sentence = (items: readonly Arrival[]): string => {
    const [only, another] = items
    if (!only || another) return translate('layout.bell.arrived.many', { count: items.length })
    const name = only.name || translate('layout.bell.guest')
    return translate(`layout.bell.arrived.${only.kind}`, { name, text: only.text })
  }
  const announce = useEvent(async ({ tags, arrived = [] }: LiveEvent, isFirst: boolean) => {
    // Something was answered, or nobody remembers what came.
    if (!arrived.length && !tags.some((tag) => /^(\*|order|comment|feedback)\b/.test(tag))) return
    const { data } = await client.fetchQuery({ ...query, staleTime: 0 })
    const items = data.filter(({ kind, record_id }) => arrived.includes(`${nounOf(kind)}:${record_id}`))
    if (!items.length) return
    const text = sentence(items)
    notify(text, { type: 'info' })
    if (!isFirst) return
    if (hasSound) ring()
    if (isOnScreen) showNotice(text, () => items[0] && navigate(arrivalPath(items[0])))
  })
  useEffect(
    // The number on the bell then stays as it was.
    () => hear((event, isFirst) => void announce(event, isFirst).catch(() => undefined)),
    [announce],
  )
}
