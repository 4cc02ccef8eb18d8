import Check from '@mui/icons-material/Check'
import { Alert, AlertTitle, Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Post } from '../../../../domain/postSchema'
import { useMay } from '../../../providers/auth/rights'

/** A post that waits for approval says so, and can be approved as it stands in the form. */
export function WaitingNotice() {
  const translate = useTranslate()
  const post = useRecordContext<Post>()
  const { setValue } = useFormContext()
  const { isSubmitting } = useFormState()
  const mayPublish = useMay('posts', 'edit')
  if (post?.status !== 'pending' || !mayPublish) return null
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button
          type="submit"
          variant="contained"
          startIcon={<Check />}
          disabled={isSubmitting}
          onClick={() => setValue('status', 'published', { shouldDirty: true })}
        >
          {translate('resources.posts.approve.and_save')}
        </Button>
      }
    >
      <AlertTitle sx={{ mb: 0 }}>{translate('resources.posts.approve.waiting')}</AlertTitle>
      {translate('resources.posts.approve.hint')}
    </Alert>
  )
}
