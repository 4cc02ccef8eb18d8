import { type SQL, sql } from 'drizzle-orm'
import { type Debtors, debtGuards, debtors } from '../../../domain/debts'
import type { PartyKind } from '../../../domain/payment'
import { meets } from '../../../domain/permissions'
import { diallable } from '../../../domain/phone'
import { idOf } from '../../http/answers'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import type { Schema } from '../../http/schema'
import type { Party } from '../../money/pay'

/** @throws ApiError 422 for others, `forbidden` for who may not see their debts */
export function debtorsIn(call: Call, name: string | null | undefined): Debtors {
  const of = debtors.find((each) => each === name)
  if (!of) throw invalid('of', 'choice')
  if (!meets(call.actor.permissions, debtGuards[of])) throw new ApiError('forbidden')
  return of
}

/** Of a path that names a party. */
export const partyId: Schema = {
  type: 'string',
  pattern: '^\\+?\\d+$',
  description: 'Of a client without an account the phone number.',
}

/** A client without an account is asked for by phone number. */
export function partyIn(of: Debtors, text = ''): Party {
  const phone = of === 'clients' && /^[0+]/.test(text) ? diallable(text) : undefined
  return phone ? { party: 'guests', party_key: phone } : { party: of, party_key: String(idOf(text)) }
}

export const kindsOf = (of: Debtors): PartyKind[] => (of === 'clients' ? ['clients', 'guests'] : [of])

/** Of the party `b`: something of its row, or for a guest of the latest order. */
const ofParty = (row: SQL, guest: SQL) => sql`case b.party
  when 'agencies' then (select ${row} from agencies x where x.id = b.party_key::int)
  when 'clients' then (select ${row} from users x where x.id = b.party_key::int)
  when 'suppliers' then (select ${row} from suppliers x where x.id = b.party_key::int)
  else (select ${guest} from orders x where x.phone = b.party_key order by x.id desc limit 1) end`

/** Of the party `b`; empty if it is gone. */
export const nameOf = sql`coalesce(${ofParty(sql`x.name`, sql`x.name`)}, '')`

/** Debts of guests, who have no row of their own: over their own index. */
export const owedByGuests = sql`orders where due > 0 and owed_at is not null and agency_id is null and user_id is null`

const searchTextOf = ofParty(sql`x.search_text`, sql`x.search_text`)

/**
 * Whether the party `b` is found by its name or phone number. Guests are many, and found among what they owe; the few
 * who have paid ahead by their latest order.
 */
export function isFoundBy(patterns: readonly string[]): SQL {
  const like = (text: SQL) =>
    sql.join(
      patterns.map((pattern) => sql`${text} like ${pattern}`),
      sql` and `,
    )
  return sql`case when b.party = 'guests' and b.balance > 0
    then b.party_key in (select phone from ${owedByGuests} and ${like(sql`search_text`)})
    else ${like(searchTextOf)} end`
}

export const phoneOf = sql`coalesce(case b.party when 'guests' then b.party_key
  when 'clients' then (select phone from users where id = b.party_key::int)
  when 'suppliers' then (select phone from suppliers where id = b.party_key::int) end, '')`

export const limitOf = sql`case b.party
  when 'agencies' then (select credit_limit from agencies where id = b.party_key::int) end`

export const idOfParty = sql`case b.party when 'guests' then to_jsonb(b.party_key) else to_jsonb(b.party_key::int) end`
