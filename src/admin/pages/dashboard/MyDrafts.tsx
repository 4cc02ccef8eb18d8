import { Box } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import type { Post } from '../../../domain/postSchema'
import { Moment } from '../../components/formats/Moment'
import { DashboardPanel } from './DashboardPanel'
import { PanelLines } from './PanelLines'
import { PostLine } from './PostLine'
import type { Shown } from './shown'

export const MyDrafts = memo(function MyDrafts({ drafts }: { drafts: Shown<Post[]> }) {
  const translate = useTranslate()
  const { data = [], total = 0 } = drafts
  return (
    <DashboardPanel title="dashboard.drafts.title" query={drafts}>
      {data.length > 0 && (
        <PanelLines>
          {data.map((post) => (
            <PostLine key={post.id} post={post}>
              <Moment iso={post.updated_at} />
            </PostLine>
          ))}
        </PanelLines>
      )}
      {(total > data.length || total === 0) && (
        <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {total === 0
            ? translate('dashboard.drafts.empty')
            : translate('dashboard.drafts.more', { smart_count: total - data.length })}
        </Box>
      )}
    </DashboardPanel>
  )
})
