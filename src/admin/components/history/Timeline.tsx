import { Box, Button, Typography } from '@mui/material'
import { useMemo } from 'react'
import { type Identifier, type RaRecord, useInfiniteGetList, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { type HistoryEntry, makesVersion } from '../../../domain/history'
import { isRefusal } from '../../providers/http/httpError'
import { flush } from '../../theme/flush'
import { LateSkeleton } from '../states/LateSkeleton'
import { LoadFailure } from '../states/LoadFailure'
import { joinNames, NamesContext } from './compare/names'
import { RestoreVersion, type RestoreVersionProps } from './RestoreVersion'
import { TimelineItem } from './TimelineItem'
import { happeningsOf, wayBackTo } from './versions'

const perPage = 20
const newestFirst = { field: 'id', order: 'DESC' } as const

function useTimeline(entity: ResourceName, id: Identifier) {
  const { data, ...query } = useInfiniteGetList<HistoryEntry & RaRecord>(
    'history',
    { filter: { entity, id }, pagination: { page: 1, perPage }, sort: newestFirst },
    { retry: false },
  )
  const entries = useMemo(() => data?.pages.flatMap((page) => page.data), [data])
  const happenings = useMemo(() => entries && happeningsOf(entries), [entries])
  return { ...query, happenings }
}

export interface TimelineProps extends Pick<RestoreVersionProps, 'dirty' | 'onRestored'> {
  entity: ResourceName
  id: number
  mayRestore: boolean
}

export default function Timeline({ entity, id, mayRestore, ...restoring }: TimelineProps) {
  const translate = useTranslate()
  const { happenings, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useTimeline(entity, id)
  if (isPending) return <LateSkeleton label="components.history.loading" rows={3} />
  if (isRefusal(error)) return <Typography color="textSecondary">{translate('history.no_access')}</Typography>
  if (!happenings) return <LoadFailure resource="history" error={error} onRetry={refetch} />
  if (happenings.length === 0)
    return <Typography color="textSecondary">{translate('history.empty')}</Typography>
  const names = joinNames(happenings.flatMap(({ entries }) => entries))
  const current = happenings.findIndex(({ entries }) => entries.some(({ action }) => makesVersion(action)))
  return (
    <NamesContext value={names}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {happenings.map((happening, place) => {
          const [{ at, id: key }] = happening.entries
          const way = wayBackTo(happenings.slice(0, place))
          return (
            <TimelineItem key={key} entity={entity} happening={happening} isCurrent={place === current}>
              {mayRestore && way && (
                <RestoreVersion {...restoring} entity={entity} of={id} at={at} way={way} />
              )}
            </TimelineItem>
          )
        })}
      </Box>
      {hasNextPage && (
        <Button aria-disabled={isFetchingNextPage} sx={flush.start} onClick={() => void fetchNextPage()}>
          {translate('history.older')}
        </Button>
      )}
    </NamesContext>
  )
}
