import Check from '@mui/icons-material/CheckCircleOutlined'
import Chevron from '@mui/icons-material/ChevronRight'
import Person from '@mui/icons-material/PersonAddAltOutlined'
import Pending from '@mui/icons-material/RateReviewOutlined'
import { Box, List, ListItemButton, ListItemIcon, ListItemText, useTheme } from '@mui/material'
import type { ReactNode } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import type { useTypeCounts } from '../../components/useTypeCounts'
import { useMay, useRights } from '../../providers/auth/rights'
import { box } from '../../theme/tokens'
import { Panel } from './Panel'

/** Open tasks: posts to approve, people without a role. */
export function Attention({ counts }: { counts: ReturnType<typeof useTypeCounts> }) {
  const translate = useTranslate()
  const { can } = useRights()
  const mayPublish = useMay('posts', 'edit')
  const mayGiveRoles = useMay('users', 'list') && can('manage-admins-access')
  const people = useGetList(
    'users',
    { pagination: { page: 1, perPage: 1 }, filter: { searchRole: 'no' } },
    { enabled: mayGiveRoles },
  )
  const pending = mayPublish ? counts.data.filter((each) => (each.counts?.pending ?? 0) > 0) : []
  const withoutRole = (mayGiveRoles && people.total) || 0
  const query = {
    // A business without types gets the first steps instead, as soon as that is known.
    isPending: counts.data.length === 0 || counts.isPending || (mayGiveRoles && people.isPending),
    error: counts.error ?? (mayGiveRoles ? people.error : undefined),
    refetch: () => Promise.all([counts.refetch(), mayGiveRoles && people.refetch()]),
  }
  return (
    <Panel title="dashboard.attention.title" query={query} rows={2}>
      {pending.length === 0 && (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', px: 2, pb: 2, color: 'text.secondary' }}>
          <Check color="success" aria-hidden />
          {translate('dashboard.attention.none')}
        </Box>
      )}
      <List
        disablePadding
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fill, minmax(min(${box.search}px, 100%), 1fr))`,
          pb: pending.length || withoutRole ? 1 : 0,
        }}
      >
        {pending.map(({ type, counts: known }) => (
          <Line
            key={type.id}
            to={paths.posts(type.id, { status: 'pending' })}
            icon={<Pending color="warning" />}
            text={translate('dashboard.attention.pending', { smart_count: known?.pending ?? 0 })}
            hint={type.title}
          />
        ))}
        {withoutRole > 0 && (
          <Line
            to={paths.usersWithout}
            icon={<Person />}
            text={translate('dashboard.attention.no_role', { smart_count: withoutRole })}
            hint={translate('dashboard.attention.no_role_hint')}
          />
        )}
      </List>
    </Panel>
  )
}

interface LineProps {
  to: string
  icon: ReactNode
  text: string
  hint: string
}

function Line({ to, icon, text, hint }: LineProps) {
  const { direction } = useTheme()
  return (
    <li>
      <ListItemButton component={ScreenLink} to={to} sx={{ py: 0.5 }}>
        <ListItemIcon sx={{ minWidth: box.handle }}>{icon}</ListItemIcon>
        <ListItemText primary={text} secondary={hint} slotProps={{ primary: { sx: { fontWeight: 550 } } }} />
        <Chevron
          aria-hidden
          sx={{ color: 'text.secondary', transform: direction === 'rtl' ? 'scaleX(-1)' : undefined }}
        />
      </ListItemButton>
    </li>
  )
}
