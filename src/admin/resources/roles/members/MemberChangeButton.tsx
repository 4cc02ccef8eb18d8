import Add from '@mui/icons-material/PersonAddOutlined'
import Remove from '@mui/icons-material/PersonRemoveOutlined'
import { useState } from 'react'
import { useDataProvider, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin'
import type { Role } from '../../../../domain/roleSchema'
import { PendingButton } from '../../../components/form/PendingButton'
import { useFeedback } from '../../../components/form/useFeedback'
import { useSelection } from '../../../components/list/BulkBar'
import type { AppDataProvider } from '../../../providers/data/types'
import { errorBody } from '../../../providers/http/httpError'

export function MemberChangeButton({ role, isGiving }: { role: Role; isGiving: boolean }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { failed } = useFeedback('roles')
  const { onSelect } = useListContext()
  const ids = useSelection()
  const [isBusy, setBusy] = useState(false)

  const run = async () => {
    setBusy(true)
    try {
      // A user who has got another role meanwhile keeps it.
      const withoutRoles = ids.map((user) => ({ user, roles: [] }))
      await (isGiving
        ? dataProvider.syncRoles(ids, [role.id], withoutRoles)
        : dataProvider.revokeRoles(ids, [role.id]))
      onSelect([])
      notify(`resources.roles.members.${isGiving ? 'assigned' : 'revoked'}`, {
        type: 'success',
        messageArgs: { smart_count: ids.length },
      })
    } catch (error) {
      failed('members_failed', error)
      if (errorBody(error)?.code === 'conflict') refresh()
    } finally {
      setBusy(false)
    }
  }

  return (
    <PendingButton
      size="small"
      variant="contained"
      color={isGiving ? 'primary' : 'error'}
      startIcon={isGiving ? <Add /> : <Remove />}
      pending={isBusy}
      onClick={() => void run()}
    >
      {translate(`resources.roles.members.${isGiving ? 'assign' : 'revoke'}`)}
    </PendingButton>
  )
}
