import { Box, Typography } from '@mui/material'

interface ProductNameProps {
  of: { code: string; title: string } | undefined
}

/** How a product is called, with its code. */
export const ProductName = ({ of: product }: ProductNameProps) =>
  product && (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {product.title}
      {product.code && (
        <Typography variant="caption" component="div" color="textSecondary" dir="ltr">
          {product.code}
        </Typography>
      )}
    </Box>
  )
