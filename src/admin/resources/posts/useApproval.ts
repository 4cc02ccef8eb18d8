import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { isScheduled } from '../../../domain/post'
import type { Post } from '../../../domain/postSchema'
import { useFeedback } from '../../components/form/useFeedback'
import { businessMoment } from '../../components/formats/businessFormats'
import { useUndo } from '../../components/history/useUndo'

/** Sends a change of the post; returns its batch. */
type Send = (change: Pick<Post, 'status'> & Partial<Pick<Post, 'publish_at'>>) => Promise<string | undefined>

/** Publishes a pending post, now or later, by sending only these fields, with undo. */
export function useApproval(post: Pick<Post, 'title' | 'publish_at'>, send: Send, onUndone?: () => void) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const offerUndo = useUndo()
  const { failed } = useFeedback('posts')
  const [isBusy, setBusy] = useState(false)
  const approve = async (moment?: string): Promise<boolean> => {
    setBusy(true)
    try {
      const batch = await send({ status: 'published', ...(moment && { publish_at: moment }) })
      const at = moment ?? post.publish_at
      const text = isScheduled({ status: 'published', publish_at: at }, new Date())
        ? translate('resources.posts.approved_for', {
            name: post.title,
            at: businessMoment(at ?? '', locale),
          })
        : translate('resources.posts.approve.done', { name: post.title })
      offerUndo(text, batch, onUndone)
      return true
    } catch (error) {
      failed('approve_failed', error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { approve, isBusy }
}
