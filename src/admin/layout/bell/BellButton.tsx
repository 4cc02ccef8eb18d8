import BellIcon from '@mui/icons-material/NotificationsOutlined'
import { Badge, IconButton, Tooltip } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { setTitleCount } from '../../components/screens/useDocumentTitle'
import { useRights } from '../../providers/auth/rights'
import { lazily } from '../../startup/lazily'
import { useArrivalsQuery } from './arrivals'
import { useAnnouncing } from './useAnnouncing'

const BellList = lazily(() => import('./BellList'))

/** More are “99+”. */
const mostShown = 99

export default function BellButton() {
  const translate = useTranslate()
  const client = useQueryClient()
  const query = useArrivalsQuery()
  const { data } = useQuery(query)
  const { profile } = useRights()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const count = data?.meta.count ?? 0
  useAnnouncing()
  useEffect(() => {
    setTitleCount(count)
    return () => setTitleCount(0)
  }, [count])
  const told = count > mostShown ? `${mostShown}+` : String(count)
  const label = translate(count > 0 ? 'layout.bell.count' : 'layout.bell.label', { count: told })
  const onSeen = () => client.setQueryData(query.queryKey, (old) => old && { ...old, meta: { count: 0 } })
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          color="inherit"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-label={label}
          onPointerEnter={BellList.preload}
          onFocus={BellList.preload}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {/* A number that fades out would stand beside a name without it. */}
          {count > 0 ? (
            <Badge badgeContent={told} color="error" overlap="circular">
              <BellIcon />
            </Badge>
          ) : (
            <BellIcon />
          )}
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense>
          <BellList
            anchor={anchor}
            // A user who views as somebody else leaves no trace.
            onSeen={profile?.viewing ? undefined : onSeen}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  )
}
