import Add from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useAriaKeys } from '../../keys/off'
import { ScreenLink } from '../ScreenLink'
import { useCrud } from './useCrud'

interface AddButtonProps {
  /** Target, if it is not the create form under the list. */
  to?: string
  icon?: ReactNode
}

/** A link to the create form, for those who may create. */
export function AddButton({ to, icon = <Add /> }: AddButtonProps) {
  const translate = useTranslate()
  const { resource, path, mayCreate } = useCrud()
  const keys = useAriaKeys('create')
  if (!mayCreate) return null
  return (
    <Button
      component={ScreenLink}
      to={to ?? `${path}/create`}
      variant="contained"
      startIcon={icon}
      aria-keyshortcuts={keys}
    >
      {translate(`resources.${resource}.add`)}
    </Button>
  )
}
