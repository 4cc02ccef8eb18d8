import Restore from '@mui/icons-material/RestoreOutlined'
import { Box, Button, Checkbox, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { HistoryEntry } from '../../../../domain/history'
import { box } from '../../../theme/tokens'
import { Moment } from '../../formats/Moment'
import { useActor } from '../useActor'
import { useReason } from '../useReason'
import { WentAlong } from './WentAlong'

const day = 86_400_000

/** Whole days until a deletion is purged, at least one. */
const daysLeft = (at: string, days: number): number =>
  Math.max(1, Math.ceil(days - (Date.now() - Date.parse(at)) / day))

interface TrashRowProps {
  entry: HistoryEntry
  days: number
  isSelected: boolean
  onToggle?: () => void
  onRestore: () => void
}

export function TrashRow({ entry, days, isSelected, onToggle, onRestore }: TrashRowProps) {
  const translate = useTranslate()
  const actorOf = useActor()
  const reasonOf = useReason()
  const [isOpen, setOpen] = useState(false)
  const { at, title: name, batch, reason } = entry
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', py: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {onToggle && (
          <Checkbox
            edge="start"
            checked={isSelected}
            onChange={onToggle}
            slotProps={{ input: { 'aria-label': translate('history.trash.select', { name }) } }}
          />
        )}
        <Box sx={{ flexGrow: 1, flexBasis: box.filter, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {translate('history.trash.deleted', { who: actorOf(entry) })} · <Moment iso={at} /> ·{' '}
            {translate('history.trash.left', { smart_count: daysLeft(at, days) })}
            {reason && ` · ${reasonOf(reason)}`}
          </Typography>
        </Box>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {translate('history.trash.more')}
        </Button>
        {onToggle && (
          <Button
            size="small"
            startIcon={<Restore />}
            aria-label={translate('history.trash.restore_one', { name })}
            onClick={onRestore}
          >
            {translate('history.trash.restore')}
          </Button>
        )}
      </Box>
      {isOpen && <WentAlong batch={batch} except={entry.id} />}
    </Box>
  )
}
