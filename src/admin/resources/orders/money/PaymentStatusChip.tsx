import { useTranslate } from 'react-admin'
import type { PaymentStatus } from '../../../../domain/orderMoney'
import { Status, type Tone } from '../../../components/fields/Status'

export const paymentStatusLabel = (status: string): string => `resources.orders.payment_status.${status}`

const tones: Record<PaymentStatus, Tone> = { unpaid: 'neutral', part: 'warn', paid: 'ok', over: 'bad' }

/** How far an order is paid. */
export function PaymentStatusChip({ status }: { status: PaymentStatus }) {
  const translate = useTranslate()
  return <Status tone={tones[status]}>{translate(paymentStatusLabel(status))}</Status>
}
