import { Box } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import type { Post } from '../../../domain/postSchema'
import type { PostType } from '../../../domain/typeSchema'
import { Moment } from '../../components/formats/Moment'
import { PostStatusChip } from '../../resources/posts/list/PostStatusChip'
import { DashboardPanel } from './DashboardPanel'
import { PanelLines } from './PanelLines'
import { PostLine } from './PostLine'
import type { Shown } from './shown'

interface RecentPostsProps {
  posts: Shown<Post[]>
  types: readonly PostType[]
}

export const RecentPosts = memo(function RecentPosts({ posts, types }: RecentPostsProps) {
  const translate = useTranslate()
  const typeOf = ({ type_id }: Post) => types.find(({ id }) => id === type_id)?.title
  return (
    <DashboardPanel title="dashboard.recent.title" query={posts} rows={6}>
      {posts.data?.length ? (
        <PanelLines>
          {posts.data.map((post) => (
            <PostLine
              key={post.id}
              post={post}
              end={<PostStatusChip status={post.status} publish_at={post.publish_at} />}
            >
              {[typeOf(post), post.author?.data?.name ?? translate('dashboard.recent.nobody')]
                .filter(Boolean)
                .join(' · ')}
              {' · '}
              <Moment iso={post.updated_at} />
            </PostLine>
          ))}
        </PanelLines>
      ) : (
        <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>{translate('dashboard.recent.empty')}</Box>
      )}
    </DashboardPanel>
  )
})
