import Delete from '@mui/icons-material/DeleteOutlined'
import { Button, IconButton, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { type RaRecord, useDataProvider, useResourceDefinition, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { useMay } from '../../providers/auth/rights'
import { errorBody } from '../../providers/http/httpError'
import { useDeletionNotice } from '../history/useUndo'
import { ConfirmDialog } from './ConfirmDialog'
import { useFeedback } from './useFeedback'

interface DeleteButtonProps {
  resource: ResourceName
  record: RaRecord
  /** The record's name, for the question. */
  name: string
  /** i18n key of the text in the question. */
  text?: string
  /** Accessible name where only an icon is shown. */
  iconLabel?: string
  /** What asks for the deletion, instead of the button. */
  trigger?: (ask: () => void) => ReactNode
  onDeleted?: () => void
  /** The question was answered with no, or the deletion failed. */
  onCancel?: () => void
}

/** Deletes a record after confirmation; shown to those who may. */
export function DeleteButton(props: DeleteButtonProps) {
  const { resource, record, name, text, iconLabel, trigger, onDeleted, onCancel } = props
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const isAllowed = useMay(resource, 'delete')
  const { failed, reason } = useFeedback(resource)
  const saysDeleted = useDeletionNotice(resource)
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle')
  // Why it was refused, where it can be deleted all the same with what depends on it.
  const [refused, setRefused] = useState<string>()
  // Where much goes along, nobody does it without looking: the name is typed.
  const { options } = useResourceDefinition({ resource })
  const [typed, setTyped] = useState('')
  const mustType = Boolean(refused && options?.forceByName)
  if (!isAllowed) return null

  const cancel = () => {
    setState('idle')
    setRefused(undefined)
    setTyped('')
    onCancel?.()
  }
  const ask = () => setState('asking')
  const remove = async () => {
    setState('deleting')
    try {
      const { meta } = await dataProvider.delete(resource, {
        id: record.id,
        previousData: record,
        ...(refused && { meta: { force: true } }),
      })
      saysDeleted(1, meta)
      onDeleted?.()
    } catch (error) {
      if (!refused && errorBody(error)?.can_force) {
        setRefused(reason(error))
        return setState('asking')
      }
      failed('delete_failed', error)
      cancel()
    }
  }

  return (
    <>
      {trigger?.(ask) ??
        (iconLabel ? (
          <IconButton size="small" aria-label={iconLabel} title={iconLabel} onClick={ask}>
            <Delete fontSize="small" />
          </IconButton>
        ) : (
          <Button color="error" startIcon={<Delete />} onClick={ask}>
            {translate('components.form.delete')}
          </Button>
        ))}
      <ConfirmDialog
        open={state !== 'idle'}
        busy={state === 'deleting'}
        danger
        title={translate(`components.form.${refused ? 'force.title' : 'delete_title'}`, { name })}
        text={
          refused
            ? translate(`components.form.force.${mustType ? 'all' : 'text'}`, { reason: refused })
            : (text ?? 'components.form.delete_text')
        }
        disabled={mustType && typed.trim() !== name.trim()}
        confirm={
          refused ? `components.form.force.confirm${mustType ? '_all' : ''}` : 'components.form.delete'
        }
        onCancel={cancel}
        onConfirm={() => void remove()}
      >
        {mustType && (
          <TextField
            label={translate('components.form.force.name', { name })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            fullWidth
            margin="normal"
          />
        )}
      </ConfirmDialog>
    </>
  )
}
