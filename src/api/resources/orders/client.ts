import { sql } from 'drizzle-orm'
import { guards } from '../../../domain/guards'
import type { KnownClient } from '../../../domain/orderSchema'
import { diallable } from '../../../domain/phone'
import { rowsOf } from '../../db/database'
import { dataOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { idSchema, objectSchema, orNull, textSchema, wholeSchema } from '../../http/schema'

/** `GET /orders/client?phone=`: from the latest order, else from the only account with it; null for a new client. */
async function findClient({ db, url }: Call): Promise<Response> {
  const phone = diallable(url.searchParams.get('phone') ?? '')
  if (!phone) throw invalid('phone', 'invalid')
  const [order] = await rowsOf<KnownClient>(
    db,
    sql`select o.name, o.email, o.address, o.agency_id, o.code as latest,
        (select count(*)::int from (select from orders c where c.phone = ${phone} limit 1000) c) as orders
      from orders o where o.phone = ${phone} order by o.id desc limit 1`,
  )
  if (order) return json({ data: order })
  const accounts = await rowsOf<KnownClient>(
    db,
    sql`select u.name, u.email, u.address, null as latest, 0 as orders,
        (select min(agency_id) from agency_users a where a.user_id = u.id having count(*) = 1) as agency_id
      from users u where u.phone = ${phone} limit 2`,
  )
  return json({ data: accounts.length === 1 ? accounts[0] : null })
}

const knownClientSchema = objectSchema({
  name: textSchema,
  email: textSchema,
  address: textSchema,
  agency_id: orNull(idSchema),
  latest: orNull(textSchema),
  orders: wholeSchema,
})

export const clientRoute: GuardedRoute = {
  method: 'GET',
  path: '/orders/client',
  summary: 'Tell what is known of a client by the phone number',
  asks: { phone: textSchema },
  needs: ['phone'],
  answers: dataOf(orNull(knownClientSchema)),
  guard: guards.orders.update,
  handler: findClient,
}
