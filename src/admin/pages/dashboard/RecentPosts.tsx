import { Box, List } from '@mui/material'
import { type UseGetListHookValue, useTranslate } from 'react-admin'
import type { Post } from '../../../domain/postSchema'
import type { PostType } from '../../../domain/typeSchema'
import { Moment } from '../../components/Moment'
import { StatusChip } from '../../resources/posts/list/StatusChip'
import { Panel } from './Panel'
import { PostLine } from './PostLine'

interface RecentPostsProps {
  posts: UseGetListHookValue<Post>
  types: readonly PostType[]
}

/** The posts that changed last, with author and time. */
export function RecentPosts({ posts, types }: RecentPostsProps) {
  const translate = useTranslate()
  const typeOf = ({ type_id }: Post) => types.find(({ id }) => id === type_id)?.title
  return (
    <Panel title="dashboard.recent.title" query={posts} rows={6}>
      {posts.data?.length ? (
        <List disablePadding sx={{ pb: 1 }}>
          {posts.data.map((post) => (
            <PostLine
              key={post.id}
              post={post}
              end={<StatusChip status={post.status} publish_at={post.publish_at} />}
            >
              {[typeOf(post), post.author?.data?.name ?? translate('dashboard.recent.nobody')]
                .filter(Boolean)
                .join(' · ')}
              {' · '}
              <Moment iso={post.updated_at} />
            </PostLine>
          ))}
        </List>
      ) : (
        <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>{translate('dashboard.recent.empty')}</Box>
      )}
    </Panel>
  )
}
