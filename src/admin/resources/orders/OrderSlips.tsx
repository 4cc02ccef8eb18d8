import { Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { OrderSlip } from '../../../domain/orderSchema'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { useMay } from '../../providers/auth/rights'

export function OrderSlips({ slips }: { slips: readonly OrderSlip[] }) {
  const translate = useTranslate()
  const mayOpen = useMay('slips', 'list')
  return slips.map(({ id, code, status }) => (
    <div key={id}>
      {mayOpen ? (
        <Link component={ScreenLink} to={paths.slip(id)}>
          {code}
        </Link>
      ) : (
        code
      )}
      {status === 'canceled' && ` · ${translate('resources.orders.returned')}`}
    </div>
  ))
}
