import { useMemo } from 'react'
import type { Comment } from '../../../../domain/commentSchema'
import { columnsOf } from '../../../components/crud/columnsOf'
import { EditLink } from '../../../components/crud/EditLink'
import { RelatedList } from '../../../components/crud/RelatedList'
import { PostLink } from '../../../components/voices/PostLink'
import { CommentStatus } from '../../comments/CommentStatus'

const Column = columnsOf<Comment>()

export function ClientComments({ id }: { id: number }) {
  const filter = useMemo(() => ({ user_id: id }), [id])
  return (
    <RelatedList
      resource="comments"
      filter={filter}
      title="resources.users.clients.comments"
      none="resources.users.clients.no_comments"
    >
      <Column source="message" disableSort render={({ excerpt }) => <EditLink>{excerpt}</EditLink>} />
      <Column
        source="post_id"
        from="desktop"
        disableSort
        render={({ post }) => <PostLink post={post?.data} />}
      />
      <Column
        source="status"
        kind="status"
        from="tablet"
        disableSort
        render={({ status }) => <CommentStatus status={status} />}
      />
      <Column source="created_at" kind="day" disableSort />
    </RelatedList>
  )
}
