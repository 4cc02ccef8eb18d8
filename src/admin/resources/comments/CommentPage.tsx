import { type Comment, commentSchema } from '../../../domain/commentSchema'
import { DetailPage } from '../../components/crud/DetailPage'
import { FormSection } from '../../components/form/FormSection'
import { CommentThread } from '../../components/voices/CommentThread'
import { DoneButton } from '../../components/voices/DoneButton'
import { PostLink } from '../../components/voices/PostLink'
import { useAuthorName } from '../../components/voices/useAuthorName'
import { CommentStatus } from './CommentStatus'

export default function CommentPage() {
  const nameOf = useAuthorName()
  return (
    <DetailPage<Comment>
      schema={commentSchema}
      subtitle={(comment) => (
        <>
          <CommentStatus status={comment.status} is_shown={comment.is_shown} /> ·{' '}
          <PostLink post={comment.post?.data} />
        </>
      )}
      actions={(comment) => <DoneButton resource="comments" record={comment} name={nameOf(comment)} isMain />}
    >
      {(comment) => (
        <FormSection title="resources.comments.thread">
          <CommentThread threadId={comment.thread_id} current={comment.id} />
        </FormSection>
      )}
    </DetailPage>
  )
}
