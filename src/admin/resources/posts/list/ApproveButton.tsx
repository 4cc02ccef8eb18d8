import Check from '@mui/icons-material/Check'
import { useDataProvider, useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import { PendingButton } from '../../../components/form/PendingButton'
import { useMay } from '../../../providers/auth/rights'
import type { WriteMeta } from '../../../providers/data/meta'
import { useApproval } from '../useApproval'

export function ApproveButton({ post }: { post: Post }) {
  const mayEdit = useMay('posts', 'edit')
  return post.status === 'pending' && mayEdit ? <Approve post={post} /> : null
}

function Approve({ post }: { post: Post }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const { approve, isBusy } = useApproval(post, async (data) => {
    const { meta } = await dataProvider.update<Post>('posts', { id: post.id, data, previousData: post })
    return (meta as WriteMeta | undefined)?.batch
  })
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
