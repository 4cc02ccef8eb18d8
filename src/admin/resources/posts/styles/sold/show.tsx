import { useGetOne } from 'react-admin'
import type { Discount } from '../../../../../domain/discountSchema'
import { formatMoney } from '../../../../../domain/money'
import { useMay } from '../../../../providers/auth/rights'

const Price = ({ value }: { value: unknown }) => (typeof value === 'number' ? formatMoney(value) : null)

function DiscountTitle({ value }: { value: unknown }) {
  const mayList = useMay('discounts', 'list')
  const { data } = useGetOne<Discount>(
    'discounts',
    { id: Number(value) },
    { enabled: mayList && typeof value === 'number' },
  )
  return data?.title ?? null
}

export const show = { price: Price, discount_id: DiscountTitle }
