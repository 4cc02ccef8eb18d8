import { useEffect, useRef } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { isBusy, type Upload } from './uploads'

export function useUploadNotices(items: readonly Upload[]): void {
  const notify = useNotify()
  const translate = useTranslate()
  const told = useRef(new Set(items.filter((item) => !isBusy(item)).map(({ id }) => id)))
  useEffect(() => {
    for (const item of items) if (isBusy(item)) told.current.delete(item.id)
    if (items.some(isBusy)) return
    const fresh = items.filter(({ id }) => !told.current.has(id))
    for (const { id } of fresh) told.current.add(id)
    const count = (status: Upload['status']) => fresh.filter((item) => item.status === status).length
    const say = (key: string, smart_count: number) =>
      translate(`resources.media.notifications.${key}`, { smart_count })
    const [done, failed] = [count('done'), count('failed')]
    if (failed) notify(say('create_failed', failed), { type: 'error', autoHideDuration: 8000 })
    else if (done) notify(say('created', done), { type: 'success' })
  }, [items, notify, translate])
}
