import Print from '@mui/icons-material/PrintOutlined'
import { Button, IconButton } from '@mui/material'
import { ScreenLink } from '../screens/ScreenLink'
import { useIsPhone } from '../viewport/useIsPhone'

interface PrintLinkProps {
  to: string
  label: string
  /** Whether it opens a new window, so that unsaved text stays. */
  isApart?: boolean
}

/** Link to the printable documents of a record; an icon on a phone. */
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
