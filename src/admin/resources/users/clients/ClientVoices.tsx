import { useMemo } from 'react'
import type { Comment } from '../../../../domain/commentSchema'
import type { Rating } from '../../../../domain/ratingSchema'
import { columnsOf } from '../../../components/crud/columnsOf'
import { EditLink } from '../../../components/crud/EditLink'
import { RelatedList } from '../../../components/crud/RelatedList'
import { PostLink } from '../../../components/voices/PostLink'
import { Stars } from '../../../components/voices/Stars'
import { CommentStatus } from '../../comments/CommentStatus'
import { RatingStatus } from '../../ratings/RatingStatus'

const VoiceColumn = columnsOf<Comment | Rating>()
const CommentColumn = columnsOf<Comment>()
const RatingColumn = columnsOf<Rating>()

const link = ({ excerpt }: Comment | Rating) => <EditLink>{excerpt}</EditLink>
const post = (
  <VoiceColumn
    source="post_id"
    from="desktop"
    disableSort
    render={({ post }) => <PostLink post={post?.data} />}
  />
)
const day = <VoiceColumn source="created_at" kind="day" disableSort />

const columns = {
  comments: (
    <>
      <CommentColumn source="message" disableSort render={link} />
      {post}
      <CommentColumn
        source="status"
        kind="status"
        from="tablet"
        disableSort
        render={({ status, is_shown }) => <CommentStatus status={status} is_shown={is_shown} />}
      />
      {day}
    </>
  ),
  ratings: (
    <>
      <RatingColumn source="content" disableSort render={link} />
      <RatingColumn source="score" disableSort render={({ score }) => <Stars score={score} />} />
      {post}
      <RatingColumn
        source="status"
        kind="status"
        from="wide"
        disableSort
        render={({ status, is_shown }) => <RatingStatus status={status} is_shown={is_shown} />}
      />
      {day}
    </>
  ),
}

export function ClientVoices({ of, id }: { of: keyof typeof columns; id: number }) {
  const filter = useMemo(() => ({ user_id: id }), [id])
  return (
    <RelatedList
      resource={of}
      filter={filter}
      title={`resources.users.clients.${of}`}
      none={`resources.users.clients.no_${of}`}
    >
      {columns[of]}
    </RelatedList>
  )
}
