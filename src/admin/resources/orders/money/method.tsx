import { SelectInput, useStore } from 'react-admin'
import { type PaymentMethod, paymentMethods } from '../../../../domain/payment'

export const methodLabel = (method: string): string => `resources.orders.method.${method}`

export const methodChoices = paymentMethods.map((id) => ({ id, name: methodLabel(id) }))

/** The method used last on this device. */
export function useUsualMethod(): [PaymentMethod, (method: PaymentMethod) => void] {
  const [kept, keep] = useStore<string>('orders.method', 'cash')
  return [paymentMethods.find((each) => each === kept) ?? 'cash', keep]
}

interface MethodInputProps {
  source: string
  label?: string
  /** Whether the money may stay on account instead. */
  mayStay?: boolean
}

const onAccount = 'account'
const stays = {
  choices: [{ id: onAccount, name: 'resources.orders.money.on_account' }, ...methodChoices],
  format: (method: string | null) => method ?? onAccount,
  parse: (chosen: string) => (chosen === onAccount ? null : chosen),
}

/** How money is paid or given back. */
export const MethodInput = ({
  source,
  label = 'resources.orders.fields.method',
  mayStay,
}: MethodInputProps) => (
  <SelectInput
    source={source}
    label={label}
    choices={methodChoices}
    helperText={false}
    isRequired
    {...(mayStay && stays)}
  />
)
