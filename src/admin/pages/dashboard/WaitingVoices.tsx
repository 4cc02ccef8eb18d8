import { Box, Link, List, ListItemButton, ListItemText } from '@mui/material'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Moment } from '../../components/Moment'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import type { InboxPage } from '../../providers/data/calls/voices'
import { Panel } from './Panel'

/** What readers wrote and wait for, the newest first. */
export function WaitingVoices({ inbox }: { inbox: UseQueryResult<InboxPage> }) {
  const translate = useTranslate()
  const { data: items = [], meta } = inbox.data ?? {}
  const total = Object.values(meta?.counts ?? {}).reduce((sum, each) => sum + each, 0)
  return (
    <Panel
      title="inbox.waiting"
      query={inbox}
      action={
        <Link component={ScreenLink} to={paths.inbox()} underline="hover" sx={{ typography: 'body2' }}>
          {translate('inbox.see_all')}
        </Link>
      }
    >
      <List disablePadding sx={{ pb: 1 }}>
        {items.map(({ id, kind, author, text, at, score }) => (
          <li key={id}>
            <ListItemButton component={ScreenLink} to={paths.inbox(id)} sx={{ py: 0.5 }}>
              <ListItemText
                sx={{ my: 0, minWidth: 0 }}
                primary={author.name || translate('resources.ratings.guest')}
                secondary={
                  <>
                    <Moment iso={at} />
                    {` · ${translate(`inbox.kinds.${kind}`)}`}
                    {score !== null && ` ${score}★`}
                    {text && <bdi>{` · ${text}`}</bdi>}
                  </>
                }
                slotProps={{
                  primary: { noWrap: true, sx: { fontWeight: 550 } },
                  secondary: { variant: 'caption', noWrap: true, component: 'div' },
                }}
              />
            </ListItemButton>
          </li>
        ))}
      </List>
      {total > items.length && (
        <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {translate('inbox.others', { smart_count: total - items.length })}
        </Box>
      )}
    </Panel>
  )
}
