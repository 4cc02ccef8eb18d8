import type { Identifier } from 'react-admin'
import type { Slip } from '../../../../domain/slipSchema'
import { special } from './call'

export const slipCalls = {
  /** Cancels a slip, and the other half of a transfer with it. */
  cancelSlip: special({
    call: (http, id: Identifier, reason: string) =>
      http<{ data: Slip }>(`/warehouses/change/${id}/cancel`, { method: 'POST', body: { reason } }),
    effect: (lists) => lists.stale('slips', 'warehouses'),
  }),
}
