import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import { useTranslate } from 'react-admin'

/** Marks a type or category that visitors do not see. */
export function HiddenMark() {
  const label = useTranslate()('resources.types.hidden')
  return <VisibilityOff fontSize="inherit" color="action" role="img" aria-label={label} titleAccess={label} />
}
