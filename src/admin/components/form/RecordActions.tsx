import Copy from '@mui/icons-material/ContentCopyOutlined'
import Delete from '@mui/icons-material/DeleteOutlined'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { ScreenLink } from '../screens/ScreenLink'
import { DeleteButton } from './DeleteButton'

interface RecordActionsProps {
  anchor: HTMLElement
  resource: ResourceName
  record: RaRecord
  name?: string
  deleteText?: string
  onDeleted: () => void
  copyTo?: string
  onEnd: () => void
}

export default function RecordActions(props: RecordActionsProps) {
  const { resource, record, name, deleteText, onDeleted, onEnd } = props
  if (name === undefined) return <Actions {...props} />
  return (
    <DeleteButton
      resource={resource}
      record={record}
      name={name}
      text={deleteText}
      onDeleted={onDeleted}
      onCancel={onEnd}
      trigger={(ask) => <Actions {...props} onDelete={ask} />}
    />
  )
}

function Actions({
  anchor,
  copyTo,
  onEnd,
  onDelete,
}: RecordActionsProps & { onDelete?: () => void }): ReactNode {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(true)
  const [isDeleting, setDeleting] = useState(false)
  const close = () => setOpen(false)
  return (
    <Menu
      anchorEl={anchor}
      open={isOpen}
      onClose={close}
      // Opens the dialog after the menu has returned the focus, so that the dialog returns it to the button.
      slotProps={{ transition: { onExited: () => (isDeleting ? onDelete?.() : onEnd()) } }}
    >
      {copyTo && (
        <MenuItem component={ScreenLink} to={copyTo} onClick={close}>
          <ListItemIcon>
            <Copy fontSize="small" />
          </ListItemIcon>
          {translate('components.form.duplicate')}
        </MenuItem>
      )}
      {onDelete && (
        <MenuItem
          onClick={() => {
            setDeleting(true)
            close()
          }}
          sx={{ color: 'error.main' }}
        >
          <ListItemIcon sx={{ color: 'inherit' }}>
            <Delete fontSize="small" />
          </ListItemIcon>
          {translate('components.form.delete')}
        </MenuItem>
      )}
    </Menu>
  )
}
