import Print from '@mui/icons-material/PrintOutlined'
import { Button, IconButton } from '@mui/material'
import { ScreenLink } from '../screens/ScreenLink'
import { useIsPhone } from '../viewport/useIsPhone'

interface PrintLinkProps {
  to: string
  label: string
  /** In a window of its own: what is typed here stays. */
  isApart?: boolean
}

/** Leads to the papers of a record; on a phone a sign alone. */
export function PrintLink({ to, label, isApart }: PrintLinkProps) {
  const isPhone = useIsPhone()
  const link = { component: ScreenLink, to, target: isApart ? '_blank' : undefined }
  return isPhone ? (
    <IconButton {...link} aria-label={label} color="primary">
      <Print />
    </IconButton>
  ) : (
    <Button {...link} startIcon={<Print />}>
      {label}
    </Button>
  )
}
