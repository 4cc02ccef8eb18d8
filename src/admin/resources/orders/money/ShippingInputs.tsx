import { Button } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatMoney } from '../../../../domain/money'
import { orderSchema } from '../../../../domain/orderSchema'
import { inputsOf } from '../../../components/crud/inputsOf'
import { MoneyInput } from '../../../components/form/MoneyInput'

const Input = inputsOf(orderSchema, { Text: TextInput, Money: MoneyInput })

/** Who carries an order, and what the carrier shall collect; offers what is due. */
export function ShippingInputs({ due }: { due: number }) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const cod: unknown = useWatch({ name: 'cod' })
  return (
    <>
      <Input.Text source="carrier" label="resources.orders.fields.carrier" helperText={false} />
      <Input.Text source="tracking_code" label="resources.orders.fields.tracking_code" helperText={false} />
      <Input.Money source="cod" label="resources.orders.fields.cod" />
      {due > 0 && cod !== due && (
        <div>
          <Button
            size="small"
            onClick={() => setValue('cod', due, { shouldDirty: true, shouldValidate: true })}
          >
            {translate('resources.orders.money.collect', { amount: formatMoney(due) })}
          </Button>
        </div>
      )}
    </>
  )
}
