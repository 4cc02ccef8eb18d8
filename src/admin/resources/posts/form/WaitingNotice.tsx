import Check from '@mui/icons-material/Check'
import { Alert, AlertTitle } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import { PendingButton } from '../../../components/form/PendingButton'
import { useSender } from '../../../components/form/sendAlone'
import { useChanged } from '../../../components/form/useChanged'
import { useMay } from '../../../providers/auth/rights'
import { useApproval } from '../useApproval'

/** Notice on a post that waits for approval, with a button to approve its saved state. */
export function WaitingNotice() {
  const post = useRecordContext<Post>()
  const mayPublish = useMay('posts', 'edit')
  return post?.status === 'pending' && mayPublish ? <Waiting post={post} /> : null
}

function Waiting({ post }: { post: Post }) {
  const translate = useTranslate()
  const { send, refresh } = useSender()
  const isDirty = useChanged()
  const { approve, isBusy } = useApproval(post, send, () => void refresh())
  return (
    <Alert
      severity="warning"
      sx={{ alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        <PendingButton
          variant="contained"
          startIcon={<Check />}
          pending={isBusy}
          onClick={() => void approve()}
        >
          {translate('resources.posts.approve.action')}
        </PendingButton>
      }
    >
      <AlertTitle sx={{ mb: 0 }}>{translate('resources.posts.approve.waiting')}</AlertTitle>
      {translate(`resources.posts.approve.${isDirty ? 'hint_unsaved' : 'hint'}`)}
    </Alert>
  )
}
