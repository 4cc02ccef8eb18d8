import { Box, Typography } from '@mui/material'
import { AutocompleteInput, ReferenceInput, useGetOne, useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Discount } from '../../../../../domain/discountSchema'
import { formatMoney } from '../../../../../domain/money'
import type { Post } from '../../../../../domain/postSchema'
import { priceOf } from '../../../../../domain/price'
import { paths } from '../../../../components/screens/paths'
import { ScreenLink } from '../../../../components/screens/ScreenLink'
import { useMayOpen } from '../../../../components/screens/useOpenable'
import { useMay } from '../../../../providers/auth/rights'

const byTitle = (q: string) => (q ? { q } : {})

export function DiscountPicker({ typeId }: { typeId: number }) {
  const mayList = useMay('discounts', 'list')
  if (!mayList) return null
  return (
    <Box>
      <ReferenceInput source="discount_id" reference="discounts" filter={{ type_id: typeId }} perPage={50}>
        <AutocompleteInput optionText="title" filterToQuery={byTitle} helperText={false} />
      </ReferenceInput>
      <DiscountEffect typeId={typeId} />
    </Box>
  )
}

function DiscountEffect({ typeId }: { typeId: number }) {
  const translate = useTranslate()
  const [id, price]: unknown[] = useWatch({ name: ['discount_id', 'price'] })
  const { data: discount } = useGetOne<Discount>(
    'discounts',
    { id: Number(id) },
    { enabled: typeof id === 'number' },
  )
  if (!id || !discount || typeof price !== 'number') return null
  const { rows, standing } = priceOf({ price }, discount, { quantity: 1, at: new Date() })
  return (
    <Box role="status" sx={{ mt: 0.5, color: standing === 'running' ? 'text.primary' : 'text.secondary' }}>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
      >
        {rows.map(({ row, price }) => (
          <Typography key={row.quantity} component="li" variant="body2">
            {translate('products.from_quantity', { quantity: row.quantity, price: formatMoney(price) })}
          </Typography>
        ))}
      </Box>
      {standing !== 'running' && (
        <Typography variant="caption" component="div">
          {translate(`products.standing.${standing}`)}
        </Typography>
      )}
      <TryLink typeId={typeId} discountId={discount.id} />
    </Box>
  )
}

/** Link to the discount's simulator with this product, and with its agency if it has only one. */
function TryLink({ typeId, discountId }: { typeId: number; discountId: number }) {
  const translate = useTranslate()
  const mayOpen = useMayOpen()
  const product = useRecordContext<Post>()?.id
  const prices: unknown = useWatch({ name: 'agency_prices' })
  const [only, ...others] = Array.isArray(prices) ? prices : []
  const agency = others.length === 0 ? (only?.agency_id ?? undefined) : undefined
  const to = paths.discount(typeId, discountId, { product, agency })
  return product !== undefined && mayOpen(to) ? (
    <ScreenLink to={to}>{translate('products.try_price')}</ScreenLink>
  ) : null
}
