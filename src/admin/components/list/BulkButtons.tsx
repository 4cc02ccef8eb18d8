import Delete from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMay } from '../../providers/auth/rights'
import { ConfirmDialog } from '../form/ConfirmDialog'
import { useNoun } from '../references/useNames'
import { useResourceName } from '../screens/useResourceName'
import { SelectedTitles } from './SelectedTitles'
import { type InRounds, useBulk } from './useBulk'

interface BulkChangeButtonProps {
  label: string
  icon?: ReactNode
  data: Record<string, unknown>
}

/** Sets a value, such as a status, on the selected rows after listing them; hidden without the right to edit. */
export function BulkChangeButton({ label, icon, data }: BulkChangeButtonProps) {
  const translate = useTranslate()
  const resource = useResourceName()
  const isAllowed = useMay(resource, 'edit')
  const { change, count, isBusy } = useBulk()
  const noun = useNoun(resource)
  const [isAsking, setAsking] = useState(false)
  if (!isAllowed) return null
  const action = translate(label, { _: label })
  return (
    <>
      <Button size="small" startIcon={icon} onClick={() => setAsking(true)}>
        {action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        title={translate('components.bulk.change_title', { smart_count: count, noun: noun(count), action })}
        confirm={action}
        onCancel={() => setAsking(false)}
        onConfirm={() => void change(data).finally(() => setAsking(false))}
      >
        <SelectedTitles />
      </ConfirmDialog>
    </>
  )
}

interface BulkDeleteButtonProps {
  text?: string
  inRounds?: InRounds
  /** State of the dialog, if something else opens it too, such as a key. */
  asking?: readonly [boolean, (isAsking: boolean) => void]
}

/** Deletes the selected rows after confirmation; hidden without the right to delete. */
export function BulkDeleteButton({ text, inRounds, asking }: BulkDeleteButtonProps) {
  const translate = useTranslate()
  const resource = useResourceName()
  const isAllowed = useMay(resource, 'delete')
  const { count, remove, isBusy } = useBulk()
  const noun = useNoun(resource)
  const own = useState(false)
  const [isAsking, setAsking] = asking ?? own
  if (!isAllowed) return null
  return (
    <>
      <Button size="small" color="error" startIcon={<Delete />} onClick={() => setAsking(true)}>
        {translate('components.form.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        danger
        title={translate('components.bulk.delete_title', { smart_count: count, noun: noun(count) })}
        text={text ?? 'components.form.delete_text'}
        confirm="components.form.delete"
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove({ inRounds }).finally(() => setAsking(false))}
      >
        <SelectedTitles />
      </ConfirmDialog>
    </>
  )
}
