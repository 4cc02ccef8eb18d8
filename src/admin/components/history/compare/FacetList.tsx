import { Box } from '@mui/material'
import type { Identifier } from 'react-admin'
import type { ResourceName } from '../../../../domain/guards'
import { Difference } from './Difference'
import type { Facet } from './facets'
import { fieldAt } from './keyed'
import { useKeyed } from './useKeyed'
import { useWording } from './useWording'

interface FacetListProps {
  entity: ResourceName
  id?: Identifier
  facets: readonly Facet[]
}

export function FacetList({ entity, id, facets }: FacetListProps) {
  const keyed = useKeyed(entity, facets, id)
  const { label } = useWording(entity, keyed)
  return (
    <Box component="dl" sx={list}>
      {facets.map((facet) => (
        // A removed row and a new one may have the same path.
        <Box
          key={[...facet.path, facet.after === undefined ? '-' : '+'].join('.')}
          sx={{ display: 'contents' }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {label(facet.path)}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Difference entity={entity} facet={facet} keyed={fieldAt(keyed(facet.path[0]), facet)} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const list = {
  m: 0,
  display: 'grid',
  // Names take their width, at most a quarter.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'fit-content(25%) minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 0.75 },
  '& dd': { mb: { xs: 0.75, sm: 0 } },
} as const
