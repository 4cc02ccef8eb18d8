import Check from '@mui/icons-material/CheckCircleOutlined'
import { Box } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import type { Post } from '../../../domain/postSchema'
import type { PostType } from '../../../domain/typeSchema'
import { Moment } from '../../components/formats/Moment'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { waitingIn } from '../../components/waiting/useWaitingPosts'
import { ApproveButton } from '../../resources/posts/list/ApproveButton'
import { DashboardPanel } from './DashboardPanel'
import { PanelLines } from './PanelLines'
import { PostLine } from './PostLine'
import type { Shown } from './shown'

interface AttentionProps {
  types: Shown<PostType[]>
  waiting: Shown<Post[]>
}

export const Attention = memo(function Attention({ types, waiting }: AttentionProps) {
  const translate = useTranslate()
  const posts = waiting.data ?? []
  const typeOf = (id: number) => types.data?.find((type) => type.id === id)?.title
  return (
    <DashboardPanel
      title="dashboard.attention.title"
      query={{
        isPending: false,
        error: types.error ?? waiting.error,
        refetch: () => Promise.all([types.refetch(), waiting.refetch()]),
      }}
    >
      {posts.length === 0 && (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', px: 2, pb: 2, color: 'text.secondary' }}>
          <Check color="success" aria-hidden />
          {translate('dashboard.attention.none')}
        </Box>
      )}
      <PanelLines sx={posts.length ? undefined : { pb: 0 }}>
        {posts.map((post) => (
          <PostLine key={post.id} post={post} action={<ApproveButton post={post} />}>
            {[typeOf(post.type_id), post.author?.data?.name].filter(Boolean).join(' · ')}
            {' · '}
            <Moment iso={post.created_at} />
          </PostLine>
        ))}
      </PanelLines>
      {posts.length > 0 && <Queues types={types.data ?? []} waiting={waitingIn(waiting.meta)} />}
    </DashboardPanel>
  )
})

function Queues({ types, waiting }: { types: readonly PostType[]; waiting: ReadonlyMap<number, number> }) {
  const translate = useTranslate()
  return (
    <Box component="nav" aria-label={translate('dashboard.attention.queues')} sx={queues}>
      {types.map(({ id, title }) => {
        const count = waiting.get(id)
        return (
          count !== undefined &&
          count > 0 && (
            <ScreenLink key={id} to={paths.posts(id, { status: 'pending' })}>
              {translate('dashboard.attention.queue', { type: title, count })}
            </ScreenLink>
          )
        )
      })}
    </Box>
  )
}

const queues = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  px: 2,
  pb: 1.5,
  minHeight: 'var(--row)',
  '& a': {
    typography: 'body2',
    lineHeight: 'var(--control-small)',
    color: 'primary.main',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
} as const
