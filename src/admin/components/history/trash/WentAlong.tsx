import { Box, Typography } from '@mui/material'
import { type RaRecord, useGetList, useTranslate } from 'react-admin'
import type { HistoryEntry } from '../../../../domain/history'
import { useFeedback } from '../../form/useFeedback'
import { LateSkeleton } from '../../states/LateSkeleton'

interface WentAlongProps {
  batch: string
  except: number
}

const all = { page: 1, perPage: 100 }

export function WentAlong({ batch, except }: WentAlongProps) {
  const translate = useTranslate()
  const { sentence } = useFeedback('history')
  const { data, error } = useGetList<HistoryEntry & RaRecord>(
    'history',
    { filter: { batch }, pagination: all },
    { retry: false },
  )
  if (error) return <Typography color="error">{sentence('load_failed', error)}</Typography>
  if (!data) return <LateSkeleton label="components.history.loading" rows={1} />
  const others = data.filter(({ id }) => id !== except)
  if (others.length === 0)
    return <Typography color="textSecondary">{translate('history.trash.alone')}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 3, color: 'text.secondary' }}>
      {others.map(({ id, action, entity, title, record_id }) => (
        <li key={id}>
          {translate('history.trash.along', {
            action: translate(`history.acted.${action}`),
            noun: translate(`resources.${entity}.name`, { smart_count: 1 }),
            name: title || translate('history.unknown', { id: record_id }),
          })}
        </li>
      ))}
    </Box>
  )
}
