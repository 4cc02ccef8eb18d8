import { useRef } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { nextOf } from '../../../domain/order'
import type { Order } from '../../../domain/orderSchema'
import type { Step, StepMove, StepOutcome } from '../../components/steps/steps'
import { useMay } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'
import { errorBody } from '../../providers/http/httpError'
import { randomKey, signatureOf } from '../../providers/http/idempotency'
import { useParting } from './money/useParting'
import { useStepPayment } from './money/useStepPayment'
import { orderStatusLabel } from './OrderStatusChip'
import { useSending } from './useSending'

export const orderStepOf = (status: string): Step => ({ key: status, label: orderStatusLabel(status) })

export function useMoves(order: Order) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const mayStep = useMay('orders', 'edit')
  // Keys by step: a retry after a lost answer must not repeat the step.
  const keys = useRef(new Map<string, string>())
  const sending = useSending(order, mayStep && order.status === 'processing')
  const parting = useParting(order, mayStep)
  const paying = useStepPayment(order, mayStep)
  const next = nextOf(order.status)
  const moves = (order.possible ?? []).map(
    (to): StepMove => ({
      to: orderStepOf(to),
      label: `resources.orders.step.${to}`,
      isNext: to === next,
      changes: [
        translate(`resources.orders.effect.${to}`),
        // Goods were sent with the order and return to stock.
        ...(to === 'canceled' && order.status === 'delivery' && order.warehouse_id
          ? [translate('resources.orders.effect.returned', { warehouse: order.warehouse?.data?.name ?? '' })]
          : []),
      ],
      ...(to === 'delivery' && {
        ...sending.move,
        ...(parting.asks && {
          asks: [sending.move.asks, parting.asks],
          // Whether a part is in stock is checked when it is sent.
          ...(parting.lines && {
            blocked: undefined,
            changes: [
              translate('resources.orders.effect.delivery'),
              translate('resources.orders.money.part_left'),
            ],
          }),
        }),
      }),
      ...(to === 'delivered' && { asks: paying.asks }),
      ...(to === 'canceled' && { danger: true, reason: 'required' as const }),
    }),
  )
  const move = async ({ to }: StepMove, reason: string): Promise<StepOutcome> => {
    const warehouse_id = to.key === 'delivery' ? await sending.findWarehouse() : undefined
    const step = {
      status: to.key,
      from: order.status,
      ...(to.key === 'canceled' && { cancel_reason: reason }),
      ...(warehouse_id && { warehouse_id }),
      ...(to.key === 'delivery' && parting.lines && { lines: parting.lines }),
      ...(to.key === 'delivered' && paying.payment && { payment: paying.payment }),
    }
    const name = signatureOf(`${order.id} ${order.version}`, step)
    const key = keys.current.get(name) ?? randomKey()
    keys.current.set(name, key)
    try {
      await dataProvider.stepOrder(order.id, step, key)
      paying.done()
      return { kind: 'done' }
    } catch (error) {
      const body = errorBody(error)
      if (parting.refused(body?.errors))
        return { kind: 'failed', why: translate('resources.orders.money.mend') }
      if (body?.code === 'out_of_stock') sending.look()
      if (body?.code !== 'illegal_step') return { kind: 'failed', why: body?.message }
      const { last, status } = body
      return {
        kind: 'stale',
        now: orderStepOf(status ?? order.status),
        by: last?.actor?.name,
        at: last?.at,
      }
    }
  }
  return { mayStep, moves: mayStep ? moves : [], move }
}
