import { Box, List } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import type { Post } from '../../../domain/postSchema'
import { Moment } from '../../components/Moment'
import { Panel } from './Panel'
import { PostLine } from './PostLine'

const shown = 4

/** This person's drafts; hidden when there are none. */
export function MyDrafts({ authorId }: { authorId: number }) {
  const translate = useTranslate()
  const drafts = useGetList<Post>('posts', {
    pagination: { page: 1, perPage: shown },
    sort: { field: 'updated_at', order: 'DESC' },
    filter: { author_id: authorId, status: 'draft' },
  })
  const { data, total = 0 } = drafts
  if (!drafts.error && !data?.length) return null
  return (
    <Panel title="dashboard.drafts.title" query={drafts}>
      <List disablePadding sx={{ pb: 1 }}>
        {data?.map((post) => (
          <PostLine key={post.id} post={post}>
            <Moment iso={post.updated_at} />
          </PostLine>
        ))}
      </List>
      {total > shown && (
        <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {translate('dashboard.drafts.more', { smart_count: total - shown })}
        </Box>
      )}
    </Panel>
  )
}
