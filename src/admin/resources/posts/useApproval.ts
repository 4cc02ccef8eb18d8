import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Post } from '../../../domain/postSchema'
import { useFeedback } from '../../components/form/useFeedback'
import { useUndo } from '../../components/history/useUndo'

/** Sends a change of the post; returns its batch. */
type Send = (change: Pick<Post, 'status'>) => Promise<string | undefined>

/** Publishes a pending post by sending only its status, and offers undo. */
export function useApproval(post: Pick<Post, 'title'>, send: Send, onUndone?: () => void) {
  const translate = useTranslate()
  const offerUndo = useUndo()
  const { failed } = useFeedback('posts')
  const [isBusy, setBusy] = useState(false)
  const approve = async () => {
    setBusy(true)
    try {
      const batch = await send({ status: 'published' })
      offerUndo(translate('resources.posts.approve.done', { name: post.title }), batch, onUndone)
    } catch (error) {
      failed('approve_failed', error)
    } finally {
      setBusy(false)
    }
  }
  return { approve, isBusy }
}
