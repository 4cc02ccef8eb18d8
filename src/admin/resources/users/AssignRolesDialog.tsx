import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { User } from '../../../domain/userSchema'
import { PendingButton } from '../../components/form/PendingButton'
import { useRights } from '../../providers/auth/rights'
import { isBeyond, useRoles } from '../roles/useRoles'
import { RoleChoices } from './RoleChoices'
import { useRoleChange } from './useRoleChange'

interface AssignRolesDialogProps {
  users: readonly User[]
  onClose: () => void
  onDone?: () => void
}

const roleIds = ({ roles }: User): number[] => (roles?.data ?? []).map(({ id }) => id)

export function AssignRolesDialog({ users, onClose, onDone = onClose }: AssignRolesDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const { held } = useRights()
  const { roles } = useRoles()
  const before = [...new Set(users.flatMap(roleIds))]
  const common = before.filter((id) => users.every((user) => roleIds(user).includes(id)))
  // Until the user chooses, it follows the shared roles, also after a refetch.
  const [chosen = common, setChosen] = useState<number[]>()
  const areClients = users.every(({ kind }) => kind === 'client')
  const { give, take, isBusy, error, setError } = useRoleChange(onDone, areClients, () =>
    setChosen(undefined),
  )

  const ids = users.map(({ id }) => id)
  const name = users[0]?.name ?? ''
  const isLocked = roles.some((role) => before.includes(role.id) && isBeyond(role, held))
  const say = (key: string, params = {}) => translate(`resources.users.roles.${key}`, params)
  const save = () => {
    if (chosen.length === 0) return setError(translate('validation.roles'))
    void give(
      ids,
      chosen,
      users.map((user) => ({ user: user.id, roles: roleIds(user) })),
    )
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say('assign_title', { smart_count: users.length, name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          {say(common.length < before.length ? 'differ' : 'exact')}
        </DialogContentText>
        {areClients && (
          <Alert severity="info" sx={{ mb: 1 }}>
            {say('becomes_member', { smart_count: users.length, name })}
          </Alert>
        )}
        {isLocked && <Alert severity="warning">{say('locked')}</Alert>}
        <RoleChoices value={chosen} onChange={setChosen} label={say('assign')} />
        {error && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {error}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {before.length > 0 && (
          <PendingButton
            color="error"
            pending={isBusy}
            disabled={isLocked}
            onClick={() => void take(ids, before)}
            sx={{ marginInlineEnd: 'auto' }}
          >
            {say('revoke_all')}
          </PendingButton>
        )}
        <Button onClick={onClose}>{translate('common.close')}</Button>
        <PendingButton variant="contained" pending={isBusy} disabled={isLocked} onClick={save}>
          {say('save')}
        </PendingButton>
      </DialogActions>
    </Dialog>
  )
}
