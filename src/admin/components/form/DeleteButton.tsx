import Delete from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, TextField } from '@mui/material'
import { type ReactNode, useContext, useState } from 'react'
import { type RaRecord, useDataProvider, useResourceDefinition, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import type { Hit } from '../../../domain/search'
import { useMay } from '../../providers/auth/rights'
import { type ErrorBody, errorBody } from '../../providers/http/httpError'
import { useDeletionNotice } from '../history/useUndo'
import { recordPath } from '../screens/recordPath'
import { ScreenLink } from '../screens/ScreenLink'
import { ScreensContext } from '../screens/screen'
import { ConfirmDialog } from './ConfirmDialog'
import { useFeedback } from './useFeedback'

interface DeleteButtonProps {
  resource: ResourceName
  record: RaRecord
  name: string
  text?: string
  iconLabel?: string
  trigger?: (ask: () => void) => ReactNode
  onDeleted?: () => void
  onCancel?: () => void
}

interface Refusal {
  why: string
  can_force: boolean
  used_in: ErrorBody['used_in']
}

/** Deletes a record after confirmation; hidden without the right to delete. */
export function DeleteButton(props: DeleteButtonProps) {
  const { resource, record, name, text, iconLabel, trigger, onDeleted, onCancel } = props
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const isAllowed = useMay(resource, 'delete')
  const { failed, reason } = useFeedback(resource)
  const saysDeleted = useDeletionNotice(resource)
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle')
  // Set if the server refused: dependents may be deleted too by force, or the places of use are known.
  const [refused, setRefused] = useState<Refusal>()
  // If many dependents would be deleted too, the user must type the name.
  const { options } = useResourceDefinition({ resource })
  const [typed, setTyped] = useState('')
  const mustType = Boolean(refused?.can_force && options?.forceByName)
  // Effect of a forced deletion: dependents go, users of the record stay unchanged, or values go.
  const asForce = mustType ? 'all' : refused?.used_in ? 'used' : 'text'
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
      const { can_force = false, used_in } = errorBody(error) ?? {}
      if (!refused && (can_force || used_in?.length)) {
        setRefused({ why: reason(error), can_force, used_in })
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
        title={translate(`components.form.${refused?.can_force ? 'force.title' : 'delete_title'}`, { name })}
        text={
          !refused
            ? (text ?? 'components.form.delete_text')
            : refused.can_force
              ? translate(`components.form.force.${asForce}`, { reason: refused.why })
              : refused.why
        }
        disabled={refused && (!refused.can_force || (mustType && typed.trim() !== name.trim()))}
        confirm={refused?.can_force ? `components.form.force.confirm_${asForce}` : 'components.form.delete'}
        onCancel={cancel}
        onConfirm={() => void remove()}
      >
        {refused?.used_in && <UsedIn of={refused.used_in} />}
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

/** Places that use a record; links open in a new window, so that the dialog stays. */
function UsedIn({ of }: { of: readonly Hit[] }) {
  const screens = useContext(ScreensContext)
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5 }}>
      {of.map(({ kind, id, title, subtitle, url_params }) => {
        const params = Object.entries(url_params).map(([name, value]) => [name, String(value)])
        const to = recordPath(screens, kind, id, Object.fromEntries(params))
        return (
          <li key={`${kind} ${id}`}>
            {to ? (
              <ScreenLink to={to} target="_blank">
                {title}
              </ScreenLink>
            ) : (
              title
            )}
            {subtitle && ` · ${subtitle}`}
          </li>
        )
      })}
    </Box>
  )
}
