import { Link } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { paths } from '../../../../components/screens/paths'
import { ScreenLink } from '../../../../components/screens/ScreenLink'
import { useMay } from '../../../../providers/auth/rights'

export function StockLink() {
  const translate = useTranslate()
  const product = useRecordContext()
  const maySee = useMay('slips', 'list')
  if (!product?.id || !maySee) return null
  return (
    <Link
      component={ScreenLink}
      to={paths.stockOf(product.id)}
      underline="hover"
      sx={{ typography: 'body2' }}
    >
      {translate('reporting.product.open')}
    </Link>
  )
}
