import { Box } from '@mui/material'
import { useContext } from 'react'
import { useReference, useTranslate } from 'react-admin'
import type { HistoryEntry } from '../../../domain/history'
import { RowLink } from '../../components/list/RowLink'
import { recordPath } from '../../components/recordPath'
import { ScreensContext } from '../../components/screen'
import { useMay } from '../../providers/auth/rights'

/** What was done to which record: as it was called then, linked to its page while it exists. */
export function RecordLink({ entry }: { entry: HistoryEntry }) {
  const translate = useTranslate()
  const screens = useContext(ScreensContext)
  const { entity, record_id: id } = entry
  const enabled = useMay(entity, 'list')
  // Where it stands, such as under which type, is known by the record alone.
  const { referenceRecord } = useReference({ reference: entity, id, options: { enabled } })
  const title = entry.title || translate('history.unknown', { id })
  const to =
    referenceRecord && recordPath(screens, entity, id, { typeID: referenceRecord.type_id?.toString() })
  return (
    <>
      {to ? <RowLink to={to}>{title}</RowLink> : title}
      <Box component="span" className="clip" sx={{ display: 'block', color: 'text.secondary' }}>
        {translate(`history.acted.${entry.action}`)} ·{' '}
        {translate(`resources.${entity}.name`, { smart_count: 1 })}
      </Box>
    </>
  )
}
