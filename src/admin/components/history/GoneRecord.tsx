import Restore from '@mui/icons-material/RestoreOutlined'
import { Alert } from '@mui/material'
import { type Identifier, type RaRecord, useGetList, useLocaleState, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import type { HistoryEntry } from '../../../domain/history'
import { useMay } from '../../providers/auth/rights'
import { box } from '../../theme/tokens'
import { PendingButton } from '../form/PendingButton'
import { timeAgo } from '../formats/formats'
import { RefusedAlert } from './trash/RefusedAlert'
import { useActor } from './useActor'
import { useRestore } from './useRestore'

interface GoneRecordProps {
  entity: ResourceName
  id: Identifier
}

export default function GoneRecord({ entity, id }: GoneRecordProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const actorOf = useActor()
  const mayRestore = useMay(entity, 'restore')
  const { restore, isBusy, refused } = useRestore()
  const { data } = useGetList<HistoryEntry & RaRecord>(
    'history',
    { filter: { entity, id, action: 'delete', restored: 0 }, pagination: { page: 1, perPage: 1 } },
    // Without the right to read the history, the page shows without it.
    { retry: false },
  )
  const [entry] = data ?? []
  if (!entry) return null
  const ago = timeAgo(entry.at, locale, translate)
  return (
    <>
      <Alert
        severity="info"
        sx={{ textAlign: 'start', maxWidth: box.line }}
        action={
          mayRestore && (
            <PendingButton
              color="inherit"
              size="small"
              startIcon={<Restore />}
              pending={isBusy}
              onClick={() => void restore([entry])}
            >
              {translate('history.trash.restore')}
            </PendingButton>
          )
        }
      >
        {translate('history.gone.deleted', { who: actorOf(entry), name: entry.title, ago })}{' '}
        {translate('history.gone.hint')}
      </Alert>
      <RefusedAlert refused={refused} />
    </>
  )
}
