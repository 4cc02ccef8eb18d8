import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { Warehouse } from '../../../domain/placeSchema'
import { Facts } from '../../components/fields/Facts'
import { Value } from '../../components/fields/Value'
import { FormSection } from '../../components/form/FormSection'
import { box } from '../../theme/tokens'
import { NewSlipButtons } from '../slips/NewSlipButtons'

/** What a warehouse holds, and the ways to move it; nothing of a new one. */
export function Holdings() {
  const record = useRecordContext<Warehouse>()
  if (!record?.stock) return null
  const { products, number, money, next_expiry } = record.stock
  return (
    <FormSection title="resources.warehouses.holdings">
      <Box sx={row}>
        <Facts
          nothing="resources.warehouses.empty_stock"
          of={
            number > 0
              ? {
                  'resources.warehouses.fields.products': <Value kind="number" value={products} />,
                  'resources.slips.fields.number': <Value kind="number" value={number} />,
                  'resources.warehouses.fields.money': <Value kind="money" value={money} />,
                  'resources.warehouses.fields.next_expiry': next_expiry && (
                    <Value kind="day" value={next_expiry} />
                  ),
                }
              : {}
          }
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <NewSlipButtons warehouse={record.id} />
      </Box>
    </FormSection>
  )
}

/** Figures beside each other, where there is room. */
const row = {
  '& > dl': { gridTemplateColumns: `repeat(auto-fit, minmax(${box.smallTile}px, 1fr))` },
} as const
