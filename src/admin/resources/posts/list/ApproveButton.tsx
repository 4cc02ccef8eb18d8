import Check from '@mui/icons-material/Check'
import { useRef } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import { PendingButton } from '../../../components/form/PendingButton'
import { useMay } from '../../../providers/auth/rights'
import { useApproval } from '../useApproval'

/** Publishes a post that waits for approval; shown to those who may. */
export function ApproveButton({ post }: { post: Post }) {
  const mayEdit = useMay('posts', 'edit')
  return post.status === 'pending' && mayEdit ? <Approve post={post} /> : null
}

function Approve({ post }: { post: Post }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  // Each write needs the version that the previous one made.
  const latest = useRef(post)
  latest.current = latest.current.version < post.version ? post : latest.current
  const send = async (status: Post['status']) => {
    const params = { id: post.id, data: { status }, previousData: latest.current }
    latest.current = (await dataProvider.update<Post>('posts', params)).data
  }
  const { approve, isBusy } = useApproval(post, send)
  return (
    <PendingButton
      size="small"
      variant="outlined"
      startIcon={<Check />}
      pending={isBusy}
      aria-label={translate('resources.posts.approve.action_of', { name: post.title })}
      onClick={() => void approve()}
    >
      {translate('resources.posts.approve.action')}
    </PendingButton>
  )
}
