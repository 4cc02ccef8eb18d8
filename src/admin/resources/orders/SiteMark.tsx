import Language from '@mui/icons-material/Language'
import { useTranslate } from 'react-admin'
import { orderSourceLabel } from './OrderStatusChip'

/** Marks an order that its buyer made on the site. */
export function SiteMark() {
  const label = useTranslate()(orderSourceLabel('site'))
  return <Language fontSize="inherit" color="action" role="img" aria-label={label} titleAccess={label} />
}
