import Report from '@mui/icons-material/ReportOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { spamReason } from '../../../domain/history'
import { useMay } from '../../providers/auth/rights'
import { useBulk } from '../list/useBulk'
import { useResourceName } from '../screens/useResourceName'

/** Moves the selected rows to the trash as advertising; undoing is offered. Hidden without the right to delete. */
export function BulkSpamButton() {
  const translate = useTranslate()
  const isAllowed = useMay(useResourceName(), 'delete')
  const { remove, isBusy } = useBulk()
  if (!isAllowed) return null
  return (
    <Button
      size="small"
      startIcon={<Report />}
      disabled={isBusy}
      onClick={() => void remove({ reason: spamReason })}
    >
      {translate('inbox.spam')}
    </Button>
  )
}
