import Check from '@mui/icons-material/Check'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import { useFeedback } from '../../../components/form/useFeedback'
import { useMay } from '../../../providers/auth/rights'

/** Publishes a post that waits for approval; shown to those who may. */
export function ApproveButton({ post }: { post: Post }) {
  const mayEdit = useMay('posts', 'edit')
  return post.status === 'pending' && mayEdit ? <Approve post={post} /> : null
}

function Approve({ post }: { post: Post }) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const { failed } = useFeedback('posts')
  const [isBusy, setBusy] = useState(false)

  const approve = async () => {
    setBusy(true)
    try {
      await dataProvider.update('posts', {
        id: post.id,
        data: { status: 'published' },
        previousData: post,
      })
      notify('resources.posts.approve.done', { type: 'success', messageArgs: { name: post.title } })
    } catch (error) {
      failed('approve_failed', error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Check />}
      disabled={isBusy}
      aria-label={translate('resources.posts.approve.action_of', { name: post.title })}
      onClick={() => void approve()}
    >
      {translate('resources.posts.approve.action')}
    </Button>
  )
}
