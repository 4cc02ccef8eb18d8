import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { Permission } from '../../../domain/permissions'
import type { Role } from '../../../domain/roleSchema'
import { PendingButton } from '../../components/form/PendingButton'
import { useFeedback } from '../../components/form/useFeedback'
import { useRoleReach } from '../roles/useRoleReach'
import { permissionsOf } from '../roles/useRoles'
import { usePermissionWords } from './names'
import { usePermissionSync } from './usePermissionSync'

interface PermissionDialogProps {
  name: Permission
  roles: readonly Role[]
  onClose: () => void
}

/** Chooses which roles have a permission. */
export function PermissionDialog({ name, roles, onClose }: PermissionDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const titleId = useId()
  const { reach, standingOf } = useRoleReach()
  const { label } = usePermissionWords()
  const { sentence } = useFeedback('permissions')
  const sync = usePermissionSync()
  const holders = roles.filter((role) => permissionsOf(role).includes(name)).map(({ id }) => id)
  const [chosen, setChosen] = useState(holders)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')

  const save = async () => {
    setBusy(true)
    setError('')
    try {
      await sync(name, roles, chosen)
      notify('resources.permissions.saved', { type: 'success' })
      onClose()
    } catch (failure) {
      setError(sentence('update_failed', failure))
      setBusy(false)
    }
  }

  /** Why a role cannot be changed here; `undefined` if it can. */
  const lockOf = (role: Role): string | undefined => {
    if (!reach.has(name)) return translate('resources.permissions.beyond')
    const standing = standingOf(role)
    if (standing === 'above') return translate('resources.permissions.above')
    if (standing === 'own' && holders.includes(role.id)) return translate('resources.permissions.own')
    const names = permissionsOf(role)
    return names.length === 1 && names[0] === name ? translate('resources.permissions.last') : undefined
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate('resources.permissions.edit_title', { name: label(name) })}
      </DialogTitle>
      <DialogContent>
        <FormGroup>
          {roles.map((role) => {
            const lock = lockOf(role)
            return (
              <FormControlLabel
                key={role.id}
                disabled={lock !== undefined}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.includes(role.id)}
                    onChange={(_event, isChosen) =>
                      setChosen(isChosen ? [...chosen, role.id] : chosen.filter((id) => id !== role.id))
                    }
                  />
                }
                label={
                  <>
                    {role.name}
                    {lock && (
                      <Typography variant="body2" component="span" sx={{ display: 'block' }}>
                        {lock}
                      </Typography>
                    )}
                  </>
                }
              />
            )
          })}
        </FormGroup>
        {error && <Alert severity="error">{error}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('components.form.cancel')}</Button>
        <PendingButton
          variant="contained"
          pending={isBusy}
          disabled={!reach.has(name)}
          onClick={() => void save()}
        >
          {translate('components.form.save')}
        </PendingButton>
      </DialogActions>
    </Dialog>
  )
}
