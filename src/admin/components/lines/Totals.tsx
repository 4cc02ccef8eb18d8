import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import { Value } from '../fields/Value'
import type { Total } from './columns'

interface TotalsProps {
  totals: readonly Total[]
  /** Inset of the last column of figures from the end, in steps of 8 px. */
  inset?: number
}

export function Totals({ totals, inset = 0 }: TotalsProps) {
  const translate = useTranslate()
  if (totals.length === 0) return null
  return (
    <Box
      component="dl"
      sx={({ spacing }) => ({
        m: 0,
        marginInlineStart: 'auto',
        paddingInlineEnd: spacing(inset),
        width: '100%',
        maxWidth: box.side,
      })}
    >
      {totals.map(({ key, label, kind, value, isMain }) => (
        <Box
          key={key}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            columnGap: 2,
            py: 0.5,
            typography: isMain ? 'h3' : 'body1',
            ...(isMain && { borderTop: 1, borderColor: 'divider', pt: 1 }),
          }}
        >
          <dt>{translate(label, { _: label })}</dt>
          <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            <Value kind={kind} value={value} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
