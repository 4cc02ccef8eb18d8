import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../../../domain/money'
import type { Post } from '../../../../../domain/postSchema'
import { priceOf } from '../../../../../domain/price'

/** Reduced price of a running discount, from the quantity of its first row on. */
export function Reduced({ post: { price, discount } }: { post: Post }) {
  const translate = useTranslate()
  if (!discount?.data || !price) return null
  const { standing, rows } = priceOf({ price }, discount.data, { quantity: 1, at: new Date() })
  const [first] = rows
  if (standing !== 'running' || !first) return null
  const shown = { quantity: first.row.quantity, price: formatMoney(first.price) }
  return (
    <Typography
      component="div"
      variant="caption"
      color="textSecondary"
      // Phone cards have no room for it. A long price wraps.
      sx={{ display: { xs: 'none', sm: 'block' }, whiteSpace: 'normal' }}
      title={`${discount.data.title}: ${rows
        .map(({ row, price }) =>
          translate('products.from_quantity', { quantity: row.quantity, price: formatMoney(price) }),
        )
        .join(', ')}`}
    >
      {translate('products.from_quantity', shown)}
    </Typography>
  )
}
