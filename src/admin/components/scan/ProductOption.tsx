import { Box, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { Picture } from '../fields/Picture'
import { formatNumber } from '../formats/formats'
import type { ScannedProduct } from './products'

export function ProductOption({ of: { code, title, image, stock } }: { of: ScannedProduct }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const facts = [
    code,
    stock !== undefined &&
      stock !== null &&
      translate('parts.scan.stock', { number: formatNumber(stock, locale) }),
  ]
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Picture url={image} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
        <Typography variant="caption" component="div" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  )
}
