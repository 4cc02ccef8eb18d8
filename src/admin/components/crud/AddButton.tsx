import Add from '@mui/icons-material/Add'
import { Button, IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useAriaKeys } from '../../keys/off'
import { ScreenLink } from '../screens/ScreenLink'
import { useIsPhone } from '../viewport/useIsPhone'
import { useCrud } from './useCrud'

interface AddButtonProps {
  to?: string
  icon?: ReactNode
}

export function AddButton({ to, icon = <Add /> }: AddButtonProps) {
  const translate = useTranslate()
  const { resource, path, mayCreate } = useCrud()
  const keys = useAriaKeys('create')
  const isPhone = useIsPhone()
  if (!mayCreate) return null
  const label = translate(`resources.${resource}.add`)
  const target = to ?? `${path}/create`
  if (isPhone)
    return (
      <IconButton
        component={ScreenLink}
        to={target}
        color="primary"
        aria-label={label}
        aria-keyshortcuts={keys}
      >
        {icon}
      </IconButton>
    )
  return (
    <Button component={ScreenLink} to={target} variant="contained" startIcon={icon} aria-keyshortcuts={keys}>
      {label}
    </Button>
  )
}
