import Add from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ScreenLink } from '../ScreenLink'
import { useCrud } from './useCrud'

interface AddButtonProps {
  /** Where it leads, when not to the form under the list. */
  to?: string
  icon?: ReactNode
}

/** Leads to the form of a new record; shown to those who may make one. */
export function AddButton({ to, icon = <Add /> }: AddButtonProps) {
  const translate = useTranslate()
  const { resource, path, mayCreate } = useCrud()
  if (!mayCreate) return null
  return (
    <Button component={ScreenLink} to={to ?? `${path}/create`} variant="contained" startIcon={icon}>
      {translate(`resources.${resource}.add`)}
    </Button>
  )
}
