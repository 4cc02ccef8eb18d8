import { useDataProvider, useTranslate } from 'react-admin'
import type { Order } from '../../../domain/orderSchema'
import { FormSection } from '../../components/form/FormSection'
import type { Happened, Note } from '../../components/thread/notes'
import { Thread } from '../../components/thread/Thread'
import { useMay } from '../../providers/auth/rights'
import { orderStatusLabel } from './OrderStatusChip'

export function OrderNotes({ order }: { order: Order }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const mayWrite = useMay('orders', 'edit')
  const nobody = translate('resources.orders.nobody')
  const buyer = translate('resources.orders.buyer')
  const notes = (order.remarks?.data ?? []).map(
    ({ at, text, author }, place): Note => ({
      kind: 'note',
      id: place,
      at,
      text,
      author: { name: author?.name ?? nobody, picture: author?.avatar },
    }),
  )
  const steps = (order.history?.data ?? []).map(
    ({ at, from, to, actor }, place): Happened => ({
      kind: 'happened',
      id: place,
      at,
      text: translate('resources.orders.stepped', {
        who: actor?.name ?? (from === null && order.source === 'site' ? buyer : nobody),
        status: translate(orderStatusLabel(to)),
      }),
    }),
  )
  // Without a version, since a note overwrites nothing of other users.
  const send = async (remark: string) => {
    await dataProvider.update<Order>('orders', {
      id: order.id,
      data: { remark },
      previousData: { ...order, version: undefined },
    })
  }
  return (
    <FormSection title="resources.orders.fields.remarks">
      <Thread isFlat entries={[...notes, ...steps]} {...(mayWrite && { send })} />
    </FormSection>
  )
}
