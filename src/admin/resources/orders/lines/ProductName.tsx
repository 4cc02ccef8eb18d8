import { Box, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import type { Stocked } from '../../../../domain/orderLines'
import { Picture } from '../../../components/fields/Picture'
import { formatNumber } from '../../../components/formats/formats'

interface ProductNameProps {
  of: { code: string; title: string; image: string } | undefined
  stock?: readonly Stocked[] | null
  wanted?: number
  /** Price by the rules, when the user has overridden it. */
  rule?: number
}

export function ProductName({ of: product, stock, wanted = 0, rule }: ProductNameProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!product) return null
  const isShort = stock && !stock.some(({ on_hand }) => on_hand >= wanted)
  const where = stock?.map(({ name, on_hand }) => `${name}: ${formatNumber(on_hand, locale)}`).join(' · ')
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Picture url={product.image} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi data-name="">{product.title}</bdi>
        {product.code && (
          <Typography data-detail="" variant="caption" component="div" color="textSecondary" dir="ltr">
            {product.code}
          </Typography>
        )}
        {stock && (
          <Typography
            data-detail={isShort ? undefined : ''}
            variant="caption"
            component="div"
            color={isShort ? 'error' : 'textSecondary'}
          >
            {where || translate('resources.orders.line.none_left')}
          </Typography>
        )}
        {rule !== undefined && (
          <Typography data-detail="" variant="caption" component="div" color="textSecondary">
            {translate('resources.orders.line.rule', { price: formatMoney(rule) })}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
