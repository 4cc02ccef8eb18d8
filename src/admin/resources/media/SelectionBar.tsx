import Delete from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ConfirmDialog } from '../../components/form/ConfirmDialog'
import { BulkBar } from '../../components/list/BulkBar'
import type { Deletion } from './useDeletion'

interface SelectionBarProps {
  deletion: Deletion
  onAll: () => void
}

/** How many files are selected and what can be done with them. */
export function SelectionBar({ deletion, onAll }: SelectionBarProps) {
  const translate = useTranslate()
  const { count, isAsking, isBusy, ask, cancel, confirm } = deletion
  return (
    <>
      <BulkBar>
        <Button size="small" onClick={onAll}>
          {translate('resources.media.selection.all')}
        </Button>
        <Button size="small" color="error" startIcon={<Delete />} disabled={isBusy} onClick={ask}>
          {translate('components.form.delete')}
        </Button>
      </BulkBar>
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        danger
        title={translate('resources.media.selection.delete_title', { smart_count: count })}
        text="resources.media.selection.delete_text"
        confirm="components.form.delete"
        onCancel={cancel}
        onConfirm={() => void confirm()}
      />
    </>
  )
}
