import { Box, Chip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { Moment } from '../formats/Moment'
import { Differences } from './compare/Differences'
import { useActor } from './useActor'
import { useReason } from './useReason'
import type { Happening } from './versions'

interface TimelineItemProps {
  entity: ResourceName
  happening: Happening
  isCurrent: boolean
  children: ReactNode
}

export function TimelineItem({ entity, happening, isCurrent, children }: TimelineItemProps) {
  const translate = useTranslate()
  const actorOf = useActor()
  const reasonOf = useReason()
  const { entries, changes } = happening
  const [newest] = entries
  // Accompanying changes of the same batch, such as the record's links, are updates.
  const { action, reason, restored_at } = entries.find((each) => each.action !== 'update') ?? newest
  return (
    <Box component="li" sx={rail}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography component="h3" sx={{ fontSize: 'inherit', fontWeight: 400 }}>
          <strong>{actorOf(newest)}</strong> {translate(`history.action.${action}`)}
        </Typography>
        <Typography component="span" color="textSecondary">
          <Moment iso={newest.at} />
        </Typography>
        {isCurrent && action !== 'delete' && <Chip label={translate('history.current')} />}
        <Box sx={{ marginInlineStart: 'auto' }}>{children}</Box>
      </Box>
      {reason && <Typography color="textSecondary">{reasonOf(reason)}</Typography>}
      {/* A deletion lists every field, which adds nothing. */}
      {action !== 'delete' && <Differences entity={entity} id={newest.record_id} changes={changes} />}
      {restored_at && <Typography color="textSecondary">{translate('history.undone')}</Typography>}
    </Box>
  )
}

const dot = 10

const rail = {
  position: 'relative',
  paddingInlineStart: 3,
  pb: 2.5,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: 6,
    width: dot,
    height: dot,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: dot / 2 - 1,
    top: 20,
    bottom: -2,
    width: 2,
    bgcolor: 'divider',
  },
} as const
