import Computer from '@mui/icons-material/ComputerOutlined'
import Smartphone from '@mui/icons-material/SmartphoneOutlined'
import { Box, Chip, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { deviceOf, type Session } from '../../../../domain/session'
import { ConfirmDialog } from '../../../components/form/ConfirmDialog'
import { PendingButton } from '../../../components/form/PendingButton'
import { Moment } from '../../../components/formats/Moment'
import { LateSkeleton } from '../../../components/states/LateSkeleton'
import { LoadFailure } from '../../../components/states/LoadFailure'
import type { AppDataProvider } from '../../../providers/data/types'
import { flush } from '../../../theme/flush'
import { useEndSessions } from './useEndSessions'

const mobile = ['iPhone', 'iPad', 'Android']

/**
 * Sessions of an account, with buttons to end one or all but the current one.
 * @param props a change of `status` refetches them, since disabling an account ends them
 */
export function Sessions({ userId, status }: { userId: number; status?: string }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [isAsking, setAsking] = useState(false)
  const { endOne, endAll, busy } = useEndSessions(userId)
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions', userId, status],
    queryFn: async () => (await dataProvider.sessions(userId)).data,
    retry: false,
  })
  if (error)
    return <LoadFailure resource="users" what="sessions_load_failed" error={error} onRetry={refetch} />
  if (!data) return <LateSkeleton label="common.loading" rows={2} />
  if (data.length === 0)
    return <Typography color="textSecondary">{translate('access.sessions.none')}</Typography>
  const others = data.filter(({ is_current }) => !is_current)
  const isOwn = others.length < data.length
  return (
    <>
      <Box component="ul" sx={list}>
        {data.map((session) => (
          <li key={session.id}>
            <Line session={session} />
            {!session.is_current && (
              <PendingButton
                size="small"
                pending={busy === session.id}
                onClick={() => void endOne(session.id)}
                sx={{ marginInlineStart: 'auto', ...flush.end }}
              >
                {translate('access.sessions.end')}
              </PendingButton>
            )}
          </li>
        ))}
      </Box>
      {others.length > 0 && (
        <PendingButton
          variant="outlined"
          size="small"
          color="error"
          pending={busy === 'all'}
          onClick={() => setAsking(true)}
          sx={{ justifySelf: 'start', mt: 1 }}
        >
          {translate(isOwn ? 'access.sessions.end_others' : 'access.sessions.end_all')}
        </PendingButton>
      )}
      <ConfirmDialog
        open={isAsking}
        busy={busy === 'all'}
        danger
        title={translate('access.sessions.ask', { smart_count: others.length })}
        text={isOwn ? 'access.sessions.ask_own' : 'access.sessions.ask_other'}
        confirm="access.sessions.end"
        onCancel={() => setAsking(false)}
        onConfirm={() => void endAll().finally(() => setAsking(false))}
      />
    </>
  )
}

function Line({ session: { agent, created_at, seen_at, is_current } }: { session: Session }) {
  const translate = useTranslate()
  const { browser, system } = deviceOf(agent)
  const device =
    browser && system
      ? translate('access.sessions.device', { browser, system })
      : browser || system || translate('access.sessions.unknown')
  return (
    <>
      <Box component="span" sx={{ display: 'inline-flex', color: 'text.secondary' }}>
        {mobile.includes(system) ? <Smartphone aria-hidden /> : <Computer aria-hidden />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }} title={agent}>
          <span>{device}</span>
          {is_current && <Chip label={translate('access.sessions.current')} />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {translate('access.sessions.seen')} <Moment iso={seen_at} /> · {translate('access.sessions.begun')}{' '}
          <Moment iso={created_at} />
        </Typography>
      </Box>
    </>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  '& > li': { display: 'flex', alignItems: 'center', gap: 1.5 },
} as const
