import { useCallback } from 'react'
import { useDataProvider, useLocaleState, useTranslate } from 'react-admin'
import { momentOf, timeOf, usualTime } from '../../../../domain/businessTime'
import type { Post } from '../../../../domain/postSchema'
import { useFeedback } from '../../../components/form/useFeedback'
import { businessMoment } from '../../../components/formats/businessFormats'
import { useUndo } from '../../../components/history/useUndo'
import type { WriteMeta } from '../../../providers/data/meta'

/** Moves a post to a day at its own time, or at the usual one. */
export const onDay = ({ publish_at }: Pick<Post, 'publish_at'>, day: string): string =>
  momentOf(day, publish_at ? timeOf(publish_at) : usualTime)

/** Moves a post to another moment by a write against its shown version, with undo. */
export function useReschedule(refresh: () => void) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const dataProvider = useDataProvider()
  const offerUndo = useUndo()
  const { failed } = useFeedback('posts')
  return useCallback(
    async (post: Post, publish_at: string | null): Promise<boolean> => {
      try {
        const { meta } = await dataProvider.update<Post>('posts', {
          id: post.id,
          data: { publish_at },
          previousData: post,
        })
        const text = publish_at
          ? translate('schedule.moved', { name: post.title, at: businessMoment(publish_at, locale) })
          : translate('schedule.cleared', { name: post.title })
        offerUndo(text, (meta as WriteMeta | undefined)?.batch, refresh)
        return true
      } catch (error) {
        failed('move_failed', error)
        return false
      } finally {
        refresh()
      }
    },
    [dataProvider, translate, locale, offerUndo, refresh, failed],
  )
}
