import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../../../domain/money'
import type { Post } from '../../../../../domain/postSchema'
import { priceOf } from '../../../../../domain/price'

/** Under the price, what the discount that runs makes of it: the first row of it, from its quantity on. */
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
      // A card of a phone has no room for it beside price and status. A long price goes on in the next line.
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
