import { Box, Button } from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ResourceName } from '../../../../domain/guards'
import type { HistoryChange } from '../../../../domain/history'
import { Difference } from './Difference'
import { facetsIn } from './facets'
import { useWording } from './useWording'

interface DifferencesProps {
  entity: ResourceName
  changes: readonly HistoryChange[]
  /** How many are shown before somebody asks for all. */
  most?: number
}

/** What changed, field by field, in words. */
export function Differences({ entity, changes, most = 6 }: DifferencesProps) {
  const translate = useTranslate()
  const { label } = useWording(entity)
  const [isWhole, setWhole] = useState(false)
  const facets = useMemo(() => facetsIn(changes), [changes])
  if (facets.length === 0) return null
  const shown = isWhole ? facets : facets.slice(0, most)
  const others = facets.length - shown.length
  return (
    <>
      <Box component="dl" sx={list}>
        {shown.map((facet) => (
          <Box key={facet.path.join('.')} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {label(facet.path)}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Difference entity={entity} facet={facet} />
            </Box>
          </Box>
        ))}
      </Box>
      {others > 0 && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setWhole(true)}>
          {translate('history.more', { smart_count: others })}
        </Button>
      )}
    </>
  )
}

const list = {
  m: 0,
  display: 'grid',
  // The names take the room that they need, but not more than a quarter.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'fit-content(25%) minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 0.75 },
  '& dd': { mb: { xs: 0.75, sm: 0 } },
} as const
