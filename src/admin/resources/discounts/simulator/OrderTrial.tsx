import { Box } from '@mui/material'
import { FormProvider, useForm } from 'react-hook-form'
import { orderSchema } from '../../../../domain/orderSchema'
import { useSchemaResolver } from '../../../components/form/useSchemaResolver'
import { Totals } from '../../../components/lines/Totals'
import { PriceInputs } from '../../orders/money/PriceInputs'
import { useOrderTotals, validDiscount, validFee } from '../../orders/money/totals'

const schema = orderSchema.pick(['discount', 'shipping_fee'])

/** The total of an order of these units, with a discount of its own and a fee. Its inputs are no part of the form around. */
export function OrderTrial({ price, quantity }: { price: number; quantity: number }) {
  const form = useForm({
    defaultValues: schema.getDefault(),
    mode: 'onChange',
    resolver: useSchemaResolver(schema),
  })
  const [discount, fee] = form.watch(['discount', 'shipping_fee'])
  const totalsOf = useOrderTotals()
  const totals = totalsOf({
    products: [{ quantity, price }],
    discount: validDiscount(discount),
    shipping_fee: validFee(fee),
  })
  return (
    <FormProvider {...form}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
        <PriceInputs />
        <Totals totals={totals} />
      </Box>
    </FormProvider>
  )
}
