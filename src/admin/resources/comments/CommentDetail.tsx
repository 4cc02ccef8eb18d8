import { Box, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { Comment } from '../../../domain/commentSchema'
import { CommentThread } from '../../components/voices/CommentThread'
import { PostLink } from '../../components/voices/PostLink'

export function CommentDetail() {
  const comment = useRecordContext<Comment>()
  if (!comment) return null
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        <PostLink post={comment.post?.data} />
      </Typography>
      <CommentThread threadId={comment.thread_id} current={comment.id} />
    </Box>
  )
}
