import { Box, List } from '@mui/material'
import { type UseGetListHookValue, useTranslate } from 'react-admin'
import type { Post } from '../../../domain/postSchema'
import { Moment } from '../../components/Moment'
import { Panel } from './Panel'
import { PostLine } from './PostLine'

/** This person's drafts, the last ones first. */
export function MyDrafts({ drafts }: { drafts: UseGetListHookValue<Post> }) {
  const translate = useTranslate()
  const { data = [], total = 0 } = drafts
  return (
    <Panel title="dashboard.drafts.title" query={drafts}>
      {data.length > 0 && (
        <List disablePadding sx={{ pb: 1 }}>
          {data.map((post) => (
            <PostLine key={post.id} post={post}>
              <Moment iso={post.updated_at} />
            </PostLine>
          ))}
        </List>
      )}
      {(total > data.length || total === 0) && (
        <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {total === 0
            ? translate('dashboard.drafts.empty')
            : translate('dashboard.drafts.more', { smart_count: total - data.length })}
        </Box>
      )}
    </Panel>
  )
}
