import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Post } from '../../../domain/postSchema'
import { useFeedback } from '../../components/form/useFeedback'
import { useUndoable } from '../../components/useUndoable'

type SendStatus = (status: Post['status']) => Promise<unknown>

/** Publishes a pending post by sending only its status, and offers undo. */
export function useApproval(post: Pick<Post, 'title' | 'status'>, send: SendStatus) {
  const translate = useTranslate()
  const offer = useUndoable('posts')
  const { failed } = useFeedback('posts')
  const [isBusy, setBusy] = useState(false)
  const approve = async () => {
    setBusy(true)
    try {
      await send('published')
      offer(translate('resources.posts.approve.done', { name: post.title }), () => send(post.status))
    } catch (error) {
      failed('approve_failed', error)
    } finally {
      setBusy(false)
    }
  }
  return { approve, isBusy }
}
