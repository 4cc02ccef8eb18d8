import Check from '@mui/icons-material/CheckCircleOutlined'
import Person from '@mui/icons-material/PersonAddAltOutlined'
import { Box, Link, List, ListItemButton, ListItemIcon, ListItemText } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { PostType } from '../../../domain/typeSchema'
import { Moment } from '../../components/Moment'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { waitingIn } from '../../components/useWaitingPosts'
import { ApproveButton } from '../../resources/posts/list/ApproveButton'
import { box } from '../../theme/tokens'
import { Panel } from './Panel'
import { PostLine } from './PostLine'
import type { DashboardData } from './useDashboard'

interface AttentionProps {
  data: DashboardData
  types: readonly PostType[]
}

/** What waits for this person: posts to approve, the longest waiting first, and people without a role. */
export function Attention({ data, types }: AttentionProps) {
  const translate = useTranslate()
  const { waiting, people, mayGiveRoles } = data
  const posts = waiting.data ?? []
  const withoutRole = (mayGiveRoles && people.total) || 0
  const typeOf = (id: number) => types.find((type) => type.id === id)?.title
  return (
    <Panel
      title="dashboard.attention.title"
      query={{
        isPending: false,
        error: data.types.error ?? waiting.error ?? people.error,
        refetch: () => Promise.all([data.types.refetch(), waiting.refetch(), people.refetch()]),
      }}
    >
      {posts.length === 0 && (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', px: 2, pb: 2, color: 'text.secondary' }}>
          <Check color="success" aria-hidden />
          {translate('dashboard.attention.none')}
        </Box>
      )}
      <List disablePadding sx={{ pb: posts.length || withoutRole ? 1 : 0 }}>
        {posts.map((post) => (
          <PostLine key={post.id} post={post} action={<ApproveButton post={post} />}>
            {[typeOf(post.type_id), post.author?.data?.name].filter(Boolean).join(' · ')}
            {' · '}
            <Moment iso={post.created_at} />
          </PostLine>
        ))}
        {withoutRole > 0 && <WithoutRole count={withoutRole} />}
      </List>
      {posts.length > 0 && <Queues types={types} waiting={waitingIn(waiting.meta)} />}
    </Panel>
  )
}

/** The whole queue of each type. */
function Queues({ types, waiting }: { types: readonly PostType[]; waiting: ReadonlyMap<number, number> }) {
  const translate = useTranslate()
  return (
    <Box
      component="nav"
      aria-label={translate('dashboard.attention.queues')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, px: 2, pb: 1.5, minHeight: 'var(--row)' }}
    >
      {types.map(({ id, title }) => {
        const count = waiting.get(id)
        return (
          count !== undefined &&
          count > 0 && (
            <Link
              key={id}
              component={ScreenLink}
              to={paths.posts(id, { status: 'pending' })}
              underline="hover"
              sx={{ typography: 'body2', lineHeight: 'var(--control-small)' }}
            >
              {translate('dashboard.attention.queue', { type: title, count })}
            </Link>
          )
        )
      })}
    </Box>
  )
}

function WithoutRole({ count }: { count: number }) {
  const translate = useTranslate()
  return (
    <li>
      <ListItemButton component={ScreenLink} to={paths.usersWithout} sx={{ py: 0.5 }}>
        <ListItemIcon sx={{ minWidth: box.thumbnail, marginInlineEnd: 1.5, justifyContent: 'center' }}>
          <Person />
        </ListItemIcon>
        <ListItemText
          primary={translate('dashboard.attention.no_role', { smart_count: count })}
          secondary={translate('dashboard.attention.no_role_hint')}
          slotProps={{ primary: { sx: { fontWeight: 550 } }, secondary: { variant: 'caption' } }}
        />
      </ListItemButton>
    </li>
  )
}
