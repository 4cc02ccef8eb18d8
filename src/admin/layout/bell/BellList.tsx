import Comment from '@mui/icons-material/ChatBubbleOutlineOutlined'
import Feedback from '@mui/icons-material/MailOutlined'
import Order from '@mui/icons-material/ReceiptLongOutlined'
import { Divider, ListItemIcon, ListItemText, Menu, MenuItem, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider, useEvent, useTranslate } from 'react-admin'
import type { Arrival } from '../../../domain/live'
import { Moment } from '../../components/formats/Moment'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { LoadFailure } from '../../components/states/LoadFailure'
import type { AppDataProvider } from '../../providers/data/types'
import { box } from '../../theme/tokens'
import { arrivalPath, newestOf, useArrivalsQuery } from './arrivals'

const icons = { orders: Order, comments: Comment, feedback: Feedback } as const

interface BellListProps {
  anchor: HTMLElement
  onSeen?: () => void
  onClose: () => void
}

export default function BellList({ anchor, onSeen, onClose }: BellListProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { data, error, refetch } = useQuery(useArrivalsQuery())
  const items = data?.data
  const look = useEvent(async (shown: readonly Arrival[]) => {
    if (!onSeen || !shown.some(({ is_new }) => is_new)) return
    await dataProvider.seeArrivals(newestOf(shown))
    onSeen()
  })
  useEffect(() => {
    // Not told to the server, they are new once more at the next look.
    if (items) look(items).catch(() => undefined)
  }, [items, look])
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': translate('layout.bell.label') },
        paper: { sx: { width: box.search, maxWidth: ({ spacing }) => `calc(100vw - ${spacing(4)})` } },
      }}
    >
      {error && !items && (
        <LoadFailure resource="inbox" error={error} onRetry={() => void refetch()} sx={{ mx: 2 }} />
      )}
      {!items && !error && <Skeleton variant="rounded" sx={{ mx: 2, height: 'var(--control)' }} />}
      {items?.length === 0 && <MenuItem disabled>{translate('layout.bell.empty')}</MenuItem>}
      {items?.map((item) => (
        <BellItem key={`${item.kind}-${item.record_id}`} item={item} onClose={onClose} />
      ))}
      <Divider />
      <MenuItem component={ScreenLink} to={paths.profile} onClick={onClose} sx={{ typography: 'body2' }}>
        {translate('layout.bell.settings')}
      </MenuItem>
    </Menu>
  )
}

function BellItem({ item, onClose, ...props }: { item: Arrival; onClose: () => void }) {
  const translate = useTranslate()
  const { kind, text, at, is_new } = item
  const Icon = icons[kind]
  const name = item.name || translate('layout.bell.guest')
  return (
    <MenuItem
      component={ScreenLink}
      to={arrivalPath(item)}
      onClick={onClose}
      sx={{ alignItems: 'flex-start', whiteSpace: 'normal' }}
      {...props}
    >
      <ListItemIcon sx={{ mt: 0.5, color: is_new ? 'primary.main' : undefined }}>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText
        primary={translate(`layout.bell.items.${kind}`, { name, text })}
        secondary={
          <>
            <Moment iso={at} />
            {kind !== 'orders' && text && <bdi>{` · ${text}`}</bdi>}
          </>
        }
        slotProps={{
          primary: { sx: { fontWeight: is_new ? 'bold' : undefined, overflowWrap: 'anywhere' } },
          secondary: { noWrap: true },
        }}
      />
    </MenuItem>
  )
}
