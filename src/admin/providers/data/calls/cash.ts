import type { CashCount, CashCountInput } from '../../../../domain/cash'
import { special } from './call'

export const cashCalls = {
  /** Counts the till; a retry under the same key is the same count. */
  countCash: special({
    call: (http, count: CashCountInput, key: string) =>
      http<{ data: CashCount }>('/cash/counts', {
        method: 'POST',
        body: count,
        headers: { 'Idempotency-Key': key },
      }),
    effect: (lists) => lists.stale('cash'),
  }),
}
