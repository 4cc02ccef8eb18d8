import { Button } from '@mui/material'
import { useContext } from 'react'
import { useReference, useTranslate } from 'react-admin'
import type { HistoryEntry } from '../../../domain/history'
import { useNoun } from '../../components/references/useNames'
import { recordPath } from '../../components/screens/recordPath'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { ScreensContext } from '../../components/screens/screen'
import { useMay } from '../../providers/auth/rights'

type OfRecord = Pick<HistoryEntry, 'entity' | 'record_id'>

/** Links to the record of an entry while it exists. */
export function RecordButton({ entry: { entity, record_id: id } }: { entry: OfRecord }) {
  const translate = useTranslate()
  const screens = useContext(ScreensContext)
  const noun = useNoun(entity)(1)
  const enabled = useMay(entity, 'list')
  // Only the record itself knows its type and style, which the address needs.
  const { referenceRecord } = useReference({ reference: entity, id, options: { enabled } })
  const to =
    referenceRecord &&
    recordPath(screens, entity, id, {
      typeID: referenceRecord.type_id?.toString(),
      style: referenceRecord.style,
    })
  if (!to) return null
  return (
    <Button component={ScreenLink} to={to} size="small" variant="outlined">
      {translate('history.house.open', { noun })}
    </Button>
  )
}
