import {
  Alert,
  Box,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../../../domain/money'
import { useFeedback } from '../../../../components/form/useFeedback'
import type { ChangePreview } from './useChangePreview'

const figure = { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const
const title = { overflowWrap: 'anywhere', width: '99%' } as const

export function RepricePreview({ preview: { data, error, isFresh } }: { preview: ChangePreview }) {
  const translate = useTranslate()
  const { sentence } = useFeedback('posts')
  if (error) return <Alert severity="error">{sentence('load_failed', error)}</Alert>
  if (!data) return null
  const others = data.count - data.rows.length
  return (
    <Box role="status" aria-busy={!isFresh} sx={{ opacity: isFresh ? 1 : 0.6, mt: 1 }}>
      {data.refused > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('products.reprice.refused', { smart_count: data.refused })}
        </Alert>
      )}
      <Table size="small" aria-label={translate('products.reprice.preview')}>
        <TableHead>
          <TableRow>
            <TableCell sx={title}>{translate('resources.posts.fields.title')}</TableCell>
            <TableCell sx={figure}>{translate('products.reprice.before')}</TableCell>
            <TableCell sx={figure}>{translate('products.reprice.after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell sx={title}>{row.title}</TableCell>
              <TableCell sx={figure}>{formatMoney(row.before)}</TableCell>
              <TableCell sx={figure}>{row.after === null ? '–' : formatMoney(row.after)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell sx={title}>
              {translate('products.reprice.sum', { smart_count: data.count - data.refused })}
            </TableCell>
            <TableCell sx={figure}>{formatMoney(data.before)}</TableCell>
            <TableCell sx={figure}>{formatMoney(data.after)}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
      {others > 0 && (
        <Typography variant="caption" color="textSecondary">
          {translate('components.bulk.others', { smart_count: others })}
        </Typography>
      )}
    </Box>
  )
}
