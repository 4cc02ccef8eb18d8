import { useRef } from 'react'
import { TextInput, useDataProvider, useTranslate } from 'react-admin'
import type { Order } from '../../../../domain/orderSchema'
import { DialogForm } from '../../../components/form/DialogForm'
import type { AppDataProvider } from '../../../providers/data/types'
import { errorBody } from '../../../providers/http/httpError'
import { useUsualMethod } from './method'
import { ReturnInputs } from './ReturnInputs'
import {
  atFormLines,
  type ReturnForm,
  returnable,
  returnFormSchema,
  returnOf,
  returnValue,
} from './returning'
import { useMoneyChange } from './useMoneyChange'

interface ReturnDialogProps {
  order: Order
  onClose: () => void
}

/** Takes back goods of an order that was sent, and says what becomes of what was paid for them. */
export default function ReturnDialog({ order, onClose }: ReturnDialogProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const changed = useMoneyChange()
  const [usual] = useUsualMethod()
  const sent = useRef<ReturnForm>(undefined)
  const most = returnable(order)
  const send = async (form: ReturnForm, key: string) => {
    sent.current = form
    const { over } = returnValue(
      order,
      form.lines.map(({ quantity }) => quantity),
    )
    await dataProvider.returnGoods(order.id, returnOf(form, over), key)
    await changed('resources.orders.money.came_back')
  }
  const errorsOf = (error: unknown) => {
    const { errors } = errorBody(error) ?? {}
    return errors && sent.current && atFormLines(errors, sent.current)
  }
  return (
    <DialogForm<ReturnForm>
      title={translate('resources.orders.money.return_title', { code: order.code })}
      confirm="resources.orders.money.return"
      size="sm"
      schema={returnFormSchema}
      defaultValues={{
        lines: (order.products ?? []).map(({ id }, at) => ({
          id,
          most: most[at],
          quantity: 0,
          restock: true,
        })),
        // With an agency there is an account to keep it on.
        refund: { amount: null, method: order.agency_id ? null : usual },
        reason: '',
      }}
      send={send}
      errorsOf={errorsOf}
      onClose={onClose}
    >
      <ReturnInputs order={order} />
      <TextInput source="reason" label="resources.orders.money.return_reason" helperText={false} />
    </DialogForm>
  )
}
