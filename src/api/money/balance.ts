import { sql } from 'drizzle-orm'
import type { PartyKind } from '../../domain/payment'
import { rowsOf } from '../db/database'
import { ApiError } from '../http/errors'
import type { Payer } from './pay'

/** @throws ApiError `in_use` while a party owes or is owed: nobody could settle it any more */
export async function refuseUnsettled({ db }: Payer, party: PartyKind, id: number): Promise<void> {
  const [row] = await rowsOf<{ balance: number }>(
    db,
    sql`select coalesce(sum(amount), 0)::float8 as balance from party_sums
      where party = ${party} and party_key = ${String(id)}`,
  )
  if (row?.balance)
    throw new ApiError('in_use', {
      message: { key: 'errors.has_balance' },
      extra: { in_use: { balance: row.balance } },
    })
}
