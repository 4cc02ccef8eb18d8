import { Button } from '@mui/material'
import { useMemo, useState } from 'react'
import { type Identifier, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../../domain/guards'
import type { HistoryChange } from '../../../../domain/history'
import { flush } from '../../../theme/flush'
import { FacetList } from './FacetList'
import { facetsIn } from './facets'

interface DifferencesProps {
  entity: ResourceName
  id?: Identifier
  changes: readonly HistoryChange[]
  /** Number of shown changes before “show all”. */
  most?: number
}

export function Differences({ entity, id, changes, most = 6 }: DifferencesProps) {
  const translate = useTranslate()
  const [isWhole, setWhole] = useState(false)
  const facets = useMemo(() => facetsIn(changes), [changes])
  if (facets.length === 0) return null
  const shown = isWhole ? facets : facets.slice(0, most)
  const others = facets.length - shown.length
  return (
    <>
      <FacetList entity={entity} id={id} facets={shown} />
      {others > 0 && (
        <Button size="small" sx={{ justifySelf: 'start', ...flush.start }} onClick={() => setWhole(true)}>
          {translate('history.more', { smart_count: others })}
        </Button>
      )}
    </>
  )
}
