import type { ReactNode } from 'react'
import { TextInput } from 'react-admin'
import { type PaymentInput, paymentSchema } from '../../../../domain/paymentSchema'
import { DialogForm } from '../../../components/form/DialogForm'
import { MoneyInput } from '../../../components/form/MoneyInput'
import { MethodInput, useUsualMethod } from './method'

interface PayDialogProps {
  title: string
  /** i18n key. */
  confirm: string
  /** Ready to be sent, in the usual way; nothing if it is not positive. */
  due: number
  pay: (payment: PaymentInput, key: string) => Promise<void>
  onClose: () => void
  /** Below amount and method. */
  children?: ReactNode
}

/** A payment for an order or on account: Enter sends what is due. */
export default function PayDialog({ title, confirm, due, pay, onClose, children }: PayDialogProps) {
  const [usual, keep] = useUsualMethod()
  return (
    <DialogForm
      title={title}
      confirm={confirm}
      schema={paymentSchema}
      defaultValues={{ amount: Math.max(0, due) || null, method: usual, note: '' }}
      send={async (payment, key) => {
        await pay(payment, key)
        keep(payment.method)
      }}
      onClose={onClose}
    >
      <MoneyInput source="amount" label="resources.orders.fields.amount" isRequired autoFocus />
      <MethodInput source="method" />
      {children}
      <TextInput source="note" label="resources.orders.money.note" helperText={false} />
    </DialogForm>
  )
}
