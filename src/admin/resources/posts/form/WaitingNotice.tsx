import Check from '@mui/icons-material/Check'
import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import { PendingButton } from '../../../components/form/PendingButton'
import { useSender } from '../../../components/form/sendAlone'
import { useChanged } from '../../../components/form/useChanged'
import { businessMoment } from '../../../components/formats/businessFormats'
import { useTurn } from '../../../components/formats/useTurn'
import { useMay } from '../../../providers/auth/rights'
import { lazily } from '../../../startup/lazily'
import { useApproval } from '../useApproval'

const MomentDialog = lazily(() => import('../calendar/MomentDialog'))

export function WaitingNotice() {
  const post = useRecordContext<Post>()
  const mayPublish = useMay('posts', 'edit')
  return post?.status === 'pending' && mayPublish ? <Waiting post={post} /> : null
}

function Waiting({ post }: { post: Post }) {
  const translate = useTranslate()
  const { send, refresh } = useSender()
  const isDirty = useChanged()
  const [locale] = useLocaleState()
  const { approve, isBusy } = useApproval(post, send, () => void refresh())
  const [isAsking, setAsking] = useState(false)
  useTurn(post.publish_at)
  const proposed = post.publish_at && Date.parse(post.publish_at) > Date.now() ? post.publish_at : null
  return (
    <Alert
      severity="warning"
      sx={{ alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <Button onClick={() => setAsking(true)} disabled={isBusy}>
            {translate('schedule.approve_later')}
          </Button>
          <PendingButton
            variant="contained"
            startIcon={<Check />}
            pending={isBusy}
            onClick={() => void approve()}
          >
            {proposed
              ? translate('schedule.approve_at', { at: businessMoment(proposed, locale) })
              : translate('resources.posts.approve.action')}
          </PendingButton>
        </Box>
      }
    >
      <AlertTitle sx={{ mb: 0 }}>{translate('resources.posts.approve.waiting')}</AlertTitle>
      {translate(`resources.posts.approve.${isDirty ? 'hint_unsaved' : 'hint'}`)}
      {isAsking && (
        <Suspense>
          <MomentDialog
            title={translate('schedule.approve_title', { name: post.title })}
            value={proposed ?? ''}
            confirm={translate('schedule.approve_confirm')}
            onMoment={approve}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Alert>
  )
}
