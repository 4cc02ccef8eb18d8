import { type SQL, sql } from 'drizzle-orm'
import { type OrderStatus, orderStatuses } from '../../../domain/order'
import { type OrderLine, totalOf } from '../../../domain/orderLines'
import {
  discountOn,
  type OrderDiscount,
  type PaymentStatus,
  paymentStatuses,
} from '../../../domain/orderMoney'
import { sitePaths } from '../../../domain/sitePaths'
import { rowsOf } from '../../db/database'
import type { Call } from '../../http/call'
import {
  amountSchema,
  arraySchema,
  choiceSchema,
  momentSchema,
  objectSchema,
  orNull,
  textSchema,
  wholeSchema,
} from '../../http/schema'
import { stepEvents } from '../../resources/orders/steps'
import { bankSettings, transferCode } from '../../resources/orders/transfer'
import { type Described, describedIn, pictureAt, pictureSchema } from '../picture'
import { type Addressing, addressing, bareTypesOf } from '../settings'
import { visible } from '../visible'

const statusSchema = choiceSchema(orderStatuses)

/** An order as its buyer is told of it: nothing of people, and no words of staff. */
export const siteOrderShape = objectSchema({
  code: textSchema,
  status: statusSchema,
  created_at: momentSchema,
  held_until: orNull(momentSchema),
  lines: arraySchema(
    objectSchema({
      title: textSchema,
      attribute: textSchema,
      quantity: wholeSchema,
      price: amountSchema,
      total: amountSchema,
      picture: orNull(pictureSchema),
      path: orNull(textSchema),
    }),
  ),
  discount: amountSchema,
  shipping_fee: amountSchema,
  total: amountSchema,
  paid: amountSchema,
  due: amountSchema,
  payment_status: choiceSchema(paymentStatuses),
  carrier: textSchema,
  tracking_code: textSchema,
  steps: arraySchema(objectSchema({ at: momentSchema, to: statusSchema })),
  vietqr: orNull(
    objectSchema({ payload: textSchema, bin: textSchema, account: textSchema, holder: textSchema }),
  ),
})

interface Found {
  code: string
  status: OrderStatus
  created_at: string
  held_until: string | null
  products: OrderLine[]
  discount: OrderDiscount | null
  shipping_fee: number
  total: number
  paid: number
  due: number
  payment_status: PaymentStatus
  carrier: string
  tracking_code: string
  steps: { at: string; to: OrderStatus }[]
  bank: Record<string, string> | null
  seen: { id: number; slug: string; type_id: number; type_slug: string }[] | null
  described: Described[] | null
  addressing: Addressing | null
}

const iso = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** @param where over the order `o` */
export async function readSiteOrder({ db, now }: Pick<Call, 'db' | 'now'>, where: SQL) {
  const [found] = await rowsOf<Found>(
    db,
    sql`select o.code, o.status, ${iso(sql`o.created_at`)} as created_at, ${iso(sql`o.held_until`)} as held_until,
        o.products, o.discount, o.shipping_fee::float8 as shipping_fee, o.total::float8 as total, o.paid::float8 as paid,
        o.due::float8 as due, o.payment_status, o.carrier, o.tracking_code, ${bankSettings} as bank, ${addressing} as addressing,
        (select coalesce(json_agg(json_build_object('at', e.at, 'to', e."to") order by e.at), '[]')
          from (${stepEvents(sql`o.id`)}) e) as steps,
        (select json_agg(json_build_object('id', p.id, 'slug', p.slug, 'type_id', t.id, 'type_slug', t.slug))
          from posts p join types t on t.id = p.type_id
          where p.id in (select (line->>'post_id')::int from jsonb_array_elements(o.products) line) and ${visible(now)}) as seen,
        ${describedIn(sql`(select string_agg(line->>'image', ' ') from jsonb_array_elements(o.products) line)`)} as described
      from orders o where ${where}`,
  )
  return found && toldOrder(found)
}

function toldOrder({ products, discount, seen, described, bank, addressing: at, ...order }: Found) {
  const bareTypes = bareTypesOf(at)
  const pathOf = (id: number | null) => {
    const post = seen?.find((each) => each.id === id)
    return post ? sitePaths.posts(post.slug, post.type_slug, bareTypes.has(post.type_id)) : null
  }
  return {
    ...order,
    held_until: order.status === 'new' ? order.held_until : null,
    lines: products.map(({ post_id, title, attribute, quantity, price, total, image }) => ({
      title,
      attribute,
      quantity,
      price,
      total,
      picture: pictureAt(image, described, title),
      path: pathOf(post_id),
    })),
    discount: discountOn(totalOf(products), discount),
    vietqr: transferCode({ vietqr: bank, ...order }).data,
  }
}
