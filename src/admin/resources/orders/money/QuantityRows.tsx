import { Box, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { OrderLine } from '../../../../domain/orderLines'

/** The quantity typed for a line; text that is no whole number stays as typed. */
export type TypedQuantity = number | string

interface QuantityRowsProps {
  lines: readonly OrderLine[]
  quantities: readonly TypedQuantity[]
  /** The most that each may have. */
  most: readonly number[]
  /** i18n key of a sentence with `%{most}`. */
  hint: string
  problemOf: (at: number) => string | undefined
  onChange: (at: number, quantity: TypedQuantity) => void
  more?: (at: number) => ReactNode
}

const typed = (text: string): TypedQuantity => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : text)

/** Lines of an order with a number of units to choose of each. */
export function QuantityRows(props: QuantityRowsProps) {
  const { lines, quantities, most, hint, problemOf, onChange, more } = props
  const translate = useTranslate()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
      {lines.map(({ id, title, attribute }, at) => {
        const problem = problemOf(at)
        const name = [title, attribute].filter(Boolean).join(' · ')
        return (
          <Box key={id} component="li" sx={row}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
              {more?.(at)}
            </Box>
            <TextField
              size="small"
              name={`lines.${at}.quantity`}
              value={quantities[at] ?? ''}
              disabled={most[at] === 0}
              error={problem !== undefined}
              helperText={problem ?? translate(hint, { most: most[at] })}
              onChange={({ target }) => onChange(at, typed(target.value))}
              onFocus={({ target }) => target.select()}
              slotProps={{
                htmlInput: {
                  inputMode: 'numeric',
                  autoComplete: 'off',
                  'aria-label': translate('resources.orders.money.quantity_of', { title: name }),
                  style: { textAlign: 'end' },
                },
              }}
            />
          </Box>
        )
      })}
    </Box>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  columnGap: 2,
  alignItems: 'start',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const
