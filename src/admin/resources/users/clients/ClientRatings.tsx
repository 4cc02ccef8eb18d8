import { useMemo } from 'react'
import type { Rating } from '../../../../domain/ratingSchema'
import { columnsOf } from '../../../components/crud/columnsOf'
import { EditLink } from '../../../components/crud/EditLink'
import { RelatedList } from '../../../components/crud/RelatedList'
import { PostLink } from '../../../components/voices/PostLink'
import { Stars } from '../../../components/voices/Stars'
import { RatingStatus } from '../../ratings/RatingStatus'

const Column = columnsOf<Rating>()

export function ClientRatings({ id }: { id: number }) {
  const filter = useMemo(() => ({ user_id: id }), [id])
  return (
    <RelatedList
      resource="ratings"
      filter={filter}
      title="resources.users.clients.ratings"
      none="resources.users.clients.no_ratings"
    >
      <Column source="content" disableSort render={({ excerpt }) => <EditLink>{excerpt}</EditLink>} />
      <Column source="score" disableSort render={({ score }) => <Stars score={score} />} />
      <Column
        source="post_id"
        from="desktop"
        disableSort
        render={({ post }) => <PostLink post={post?.data} />}
      />
      <Column
        source="status"
        kind="status"
        from="wide"
        disableSort
        render={({ status }) => <RatingStatus status={status} />}
      />
      <Column source="created_at" kind="day" disableSort />
    </RelatedList>
  )
}
