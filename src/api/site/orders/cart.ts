import { sql } from 'drizzle-orm'
import { demandOf, lineTotal, rulePrice, type Sold } from '../../../domain/orderLines'
import { cartSchema, type SiteLine } from '../../../domain/siteOrderSchema'
import { stylesWith } from '../../../domain/type'
import { rowsOf } from '../../db/database'
import { dataOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { Call } from '../../http/call'
import {
  amountSchema,
  arraySchema,
  choiceSchema,
  idSchema,
  objectSchema,
  orNull,
  textSchema,
  wholeSchema,
} from '../../http/schema'
import { type CardRow, cardColumns, cardOf, cardSchema, type PostCard } from '../card'
import { type Addressing, addressing, bareTypesOf } from '../settings'
import { visible } from '../visible'
import { visitor, visitorRoute } from '../visitorRoute'

const standings = ['ok', 'short', 'gone'] as const

interface CartLine extends SiteLine {
  /** Whether there is enough of it, for all lines of the product together; `gone` is no longer sold. */
  standing: (typeof standings)[number]
  price: number
  total: number
  post: PostCard | null
}

export interface Cart {
  lines: CartLine[]
  total: number
}

const quotedCartSchema = objectSchema({
  lines: arraySchema(
    objectSchema({
      id: idSchema,
      quantity: wholeSchema,
      attribute: textSchema,
      standing: choiceSchema(standings),
      price: amountSchema,
      total: amountSchema,
      post: orNull(cardSchema),
    }),
  ),
  total: amountSchema,
})

type Found = CardRow & { agency_prices: Sold['agency_prices']; addressing: Addressing | null }

/** Products as they can be bought at this moment, at the prices of the rule. */
export async function quoteCart(
  { db, now }: Pick<Call, 'db' | 'now'>,
  lines: readonly SiteLine[],
  agencyId: number | null,
): Promise<Cart> {
  const asked = [...new Set(lines.map(({ id }) => id))]
  const rows = await rowsOf<Found>(
    db,
    sql`select ${cardColumns(now)}, p.agency_prices, ${addressing} as addressing
      from posts p join types t on t.id = p.type_id
      where p.id = any(${sql.param(asked)}::int[]) and ${visible(now)}
        and t.style = any(${sql.param([...stylesWith('orders')])})`,
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  const demand = demandOf(lines.map(({ id, quantity }) => ({ post_id: id, quantity })))
  const quoted = lines.map((line): CartLine => {
    const row = found.get(line.id)
    if (!row) return { ...line, standing: 'gone', price: 0, total: 0, post: null }
    const price = rulePrice(row, line.quantity, { agencyId, at: now })
    const isShort = row.sellable !== null && (demand.get(line.id) ?? 0) > row.sellable
    return {
      ...line,
      standing: isShort ? 'short' : 'ok',
      price,
      total: lineTotal({ quantity: line.quantity, price }),
      post: cardOf(row, now, bareTypesOf(row.addressing)),
    }
  })
  return { lines: quoted, total: quoted.reduce((sum, { total }) => sum + total, 0) }
}

/** The agency whose prices the caller has: the only one that they belong to. */
export async function agencyOf({ db, actor }: Call): Promise<number | null> {
  if (actor === visitor) return null
  const found = await rowsOf<{ id: number }>(
    db,
    sql`select agency_id as id from agency_users where user_id = ${actor.id} limit 2`,
  )
  return found.length === 1 ? (found[0]?.id ?? null) : null
}

export const cartRoute = visitorRoute({
  path: '/cart',
  summary: 'Price a cart, and say what is short',
  takes: cartSchema,
  answers: dataOf(quotedCartSchema),
  about: 'orders',
  paces: [{ most: 120, seconds: 60 }],
  handler: async (call, { lines }) => json({ data: await quoteCart(call, lines, await agencyOf(call)) }),
})
