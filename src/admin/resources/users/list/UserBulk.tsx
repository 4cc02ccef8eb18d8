import Roles from '@mui/icons-material/AdminPanelSettingsOutlined'
import Block from '@mui/icons-material/BlockOutlined'
import Check from '@mui/icons-material/CheckCircleOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { User } from '../../../../domain/userSchema'
import { ConfirmDialog } from '../../../components/form/ConfirmDialog'
import { BulkChangeButton, BulkDeleteButton } from '../../../components/list/BulkButtons'
import { useSelected } from '../../../components/list/ListScope'
import { SelectedTitles } from '../../../components/list/SelectedTitles'
import { useBulk } from '../../../components/list/useBulk'
import { ExportButton } from '../../../components/sheets/ExportButton'
import { useMay, useRights } from '../../../providers/auth/rights'
import { AssignRolesDialog } from '../AssignRolesDialog'

export function UserBulk() {
  const { can } = useRights()
  const mayEdit = useMay('users', 'edit')
  return (
    <>
      {can('manage-admins-access') && <AssignButton />}
      <BulkChangeButton label="resources.users.bulk.enable" icon={<Check />} data={{ status: 'enable' }} />
      {mayEdit && <DisableButton />}
      <ExportButton isSelected />
      <BulkDeleteButton text="resources.users.bulk.delete_text" />
    </>
  )
}

function AssignButton() {
  const translate = useTranslate()
  const { onSelect } = useListContext<User>()
  const { rows, all } = useSelected()
  const [isOpen, setOpen] = useState(false)
  const chosen = rows as User[]
  return (
    <>
      <Button
        size="small"
        startIcon={<Roles />}
        disabled={chosen.length === 0 || Boolean(all)}
        onClick={() => setOpen(true)}
      >
        {translate('resources.users.roles.assign')}
      </Button>
      {isOpen && (
        <AssignRolesDialog
          users={chosen}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onSelect([])
          }}
        />
      )}
    </>
  )
}

/** Disabling ends sessions, so it asks for confirmation. */
function DisableButton() {
  const translate = useTranslate()
  const { change, count, isBusy } = useBulk()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" startIcon={<Block />} onClick={() => setAsking(true)}>
        {translate('resources.users.bulk.disable')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        danger
        title={translate('resources.users.bulk.disable_title', { smart_count: count })}
        text="resources.users.bulk.disable_text"
        confirm="resources.users.bulk.disable"
        onCancel={() => setAsking(false)}
        onConfirm={() => void change({ status: 'disable' }).finally(() => setAsking(false))}
      >
        <SelectedTitles />
      </ConfirmDialog>
    </>
  )
}
