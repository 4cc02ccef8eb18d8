import { Box, Link } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { inboxKinds } from '../../../domain/inbox'
import { Moment } from '../../components/formats/Moment'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import type { InboxPage } from '../../providers/data/calls/voices'
import { DashboardPanel } from './DashboardPanel'
import { PanelLines } from './PanelLines'
import type { Shown } from './shown'

export const WaitingVoices = memo(function WaitingVoices({ inbox }: { inbox: Shown<InboxPage> }) {
  const translate = useTranslate()
  const { data: items = [], meta } = inbox.data ?? {}
  const total = inboxKinds.reduce((sum, kind) => sum + (meta?.counts[kind] ?? 0), 0)
  return (
    <DashboardPanel
      title="inbox.waiting"
      query={inbox}
      action={
        <Link component={ScreenLink} to={paths.inbox()} underline="hover" sx={{ typography: 'body2' }}>
          {translate('inbox.see_all')}
        </Link>
      }
    >
      <PanelLines>
        {items.map(({ id, kind, author, text, at, score }) => (
          <li key={id}>
            <ScreenLink to={paths.inbox(id)} className="line">
              <span className="words">
                <span className="title is-single">{author.name || translate('resources.ratings.guest')}</span>
                <span className="facts is-single">
                  <Moment iso={at} />
                  {` · ${translate(`inbox.kinds.${kind}`)}`}
                  {score !== null && ` ${score}★`}
                  {text && <bdi>{` · ${text}`}</bdi>}
                </span>
              </span>
            </ScreenLink>
          </li>
        ))}
      </PanelLines>
      {total > items.length && (
        <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {translate('inbox.others', { smart_count: total - items.length })}
        </Box>
      )}
    </DashboardPanel>
  )
})
