import { sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { bankAccountOf } from '../../../domain/banks'
import { transferFor, vietQr } from '../../../domain/vietqr'

/** The settings that name the account. */
export const bankSettings = sql`(select json_object_agg(s.key, s.value) from settings s
  where s.key in ('bank_bin', 'bank_account', 'bank_holder'))`

/** `include=vietqr`: the code with which the order is paid, and the account that it names. */
export function transferCode({ vietqr: settings, status, due, code }: AnyObject) {
  const account = bankAccountOf(settings ?? {})
  const transfer = transferFor({ status, due, code })
  return { data: account && transfer ? { payload: vietQr({ ...account, ...transfer }), ...account } : null }
}
