import { sql } from 'drizzle-orm'
import { type Debtors, paymentGuards } from '../../../domain/debts'
import type { Payment } from '../../../domain/payment'
import { paymentSchema, refundSchema, reversalSchema } from '../../../domain/paymentSchema'
import { meets } from '../../../domain/permissions'
import { rowsOf } from '../../db/database'
import { dataOf } from '../../http/answerPlan'
import { idOf, json } from '../../http/answers'
import { asked } from '../../http/asked'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { orNull } from '../../http/schema'
import { refundHeld, reverseEntry } from '../../money/giveBack'
import { type Party, payOnAccount, payOrder } from '../../money/pay'
import { partyId, partyIn } from './parties'
import { madePaymentSchema } from './shapes'

/** A payment with what it is set against. */
async function readPayment({ db }: Call, id: number): Promise<Payment> {
  const [row] = await rowsOf<Payment>(
    db,
    sql`select e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, e.kind,
        abs(e.amount)::float8 as amount, e.method, e.note, greatest(e.open, 0)::float8 as open, e.reverses_id,
        coalesce((select json_agg(json_build_object('order_id', a.order_id, 'slip_id', a.slip_id, 'code',
            coalesce(o.code, s.code, ''), 'amount', a.amount) order by a.place)
          from (select order_id, slip_id, sum(amount) as amount, min(id) as place from allocations
            where entry_id = e.id group by 1, 2 having sum(amount) <> 0) a
            left join orders o on o.id = a.order_id left join slips s on s.id = a.slip_id), '[]') as against
      from entries e where e.id = ${id}`,
  )
  if (!row) throw new ApiError('not_found')
  return row
}

const answer = async (call: Call, id: number): Promise<Response> =>
  json({ data: await readPayment(call, id) }, 201)

async function payForOrder(call: Call): Promise<Response> {
  return answer(call, await payOrder(call, idOf(call.params.id), asked(paymentSchema, call.body)))
}

/** `POST /orders/{id}/refunds`: what was paid too much; without a method it stays with us, on account. */
async function refund(call: Call): Promise<Response> {
  const made = await refundHeld(call, idOf(call.params.id), asked(refundSchema, call.body))
  return made === null ? json({ data: null }, 201) : answer(call, made)
}

const tables = { agencies: 'agencies', clients: 'users', suppliers: 'suppliers' } as const

/** Locked against a deletion, which looks at the balance first. A guest has nothing that could be deleted. */
async function partyOf({ db, params }: Call, of: Debtors): Promise<Party> {
  const party = partyIn(of, params.id)
  const found = await rowsOf(
    db,
    party.party === 'guests'
      ? sql`select from orders where phone = ${party.party_key} and agency_id is null and user_id is null union all
          select from entries where party = 'guests' and party_key = ${party.party_key} limit 1`
      : sql`select from ${sql.identifier(tables[of])} where id = ${Number(party.party_key)} for share`,
  )
  if (!found.length) throw new ApiError('not_found')
  return party
}

const onAccount = (party: Debtors) => async (call: Call) =>
  answer(call, await payOnAccount(call, await partyOf(call, party), asked(paymentSchema, call.body)))

/** `POST /payments/{id}/reverse`: whoever takes payments of its kind. */
async function reverse(call: Call): Promise<Response> {
  const id = idOf(call.params.id)
  const { reason } = asked(reversalSchema, call.body)
  const [entry] = await rowsOf<{ party: string }>(call.db, sql`select party from entries where id = ${id}`)
  const guard = paymentGuards[entry?.party === 'suppliers' ? 'suppliers' : 'clients']
  if (entry && !meets(call.actor.permissions, guard)) throw new ApiError('forbidden')
  return answer(call, await reverseEntry(call, id, reason))
}

const { clients: takings, suppliers: spendings } = paymentGuards

const answers = dataOf(madePaymentSchema, 201)

export const paymentRoutes: GuardedRoute[] = [
  {
    method: 'POST',
    path: '/orders/:id/payments',
    summary: 'Take a payment for an order',
    takes: paymentSchema,
    answers,
    guard: takings,
    handler: payForOrder,
  },
  {
    method: 'POST',
    path: '/orders/:id/refunds',
    summary: 'Give back what was paid too much for an order, or keep it on account',
    takes: refundSchema,
    answers: dataOf(orNull(madePaymentSchema), 201),
    guard: takings,
    handler: refund,
  },
  {
    method: 'POST',
    path: '/agencies/:id/payments',
    summary: 'Take a payment of an agency on account',
    takes: paymentSchema,
    answers,
    guard: takings,
    handler: onAccount('agencies'),
  },
  {
    method: 'POST',
    path: '/users/:id/payments',
    parts: { id: partyId },
    summary: 'Take a payment of a client on account',
    takes: paymentSchema,
    answers,
    guard: takings,
    handler: onAccount('clients'),
  },
  {
    method: 'POST',
    path: '/suppliers/:id/payments',
    summary: 'Pay a supplier on account',
    takes: paymentSchema,
    answers,
    guard: spendings,
    handler: onAccount('suppliers'),
  },
  {
    method: 'POST',
    path: '/payments/:id/reverse',
    summary: 'Reverse a payment or refund',
    takes: reversalSchema,
    answers,
    guard: [takings, spendings].flat(),
    handler: reverse,
  },
]
