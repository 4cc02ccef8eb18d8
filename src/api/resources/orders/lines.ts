import { type SQL, sql } from 'drizzle-orm'
import { keptLines, type OrderLine, productsOf, type SentLine, type Sold } from '../../../domain/orderLines'
import type { Row } from '../../crud/resource'
import { rowsOf } from '../../db/database'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'

export const soldColumns: SQL = sql`p.id, p.code, p.image, p.title, p.price::float8 as price, p.agency_prices,
  (select row_to_json(d) from (select status, start, "end", config from discounts where id = p.discount_id) d) as discount`

/** Locks the products until the transaction ends. */
async function soldOf({ db }: Call, typeId: number, ids: readonly number[]): Promise<Map<number, Sold>> {
  if (!ids.length) return new Map()
  const rows = await rowsOf<Sold>(
    db,
    sql`select ${soldColumns} from posts p where p.type_id = ${typeId} and p.id = any(${sql.param([...ids])}::int[])
      order by p.id for key share of p`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export const linesIn = ({ products }: Row): OrderLine[] => (Array.isArray(products) ? products : [])

interface Asked {
  typeId: number
  agencyId: number | null
  before: readonly OrderLine[]
  isRepriced?: boolean
}

/** @throws ApiError 422 naming the faulty lines */
export async function orderLinesOf(
  call: Call,
  sent: readonly SentLine[],
  { typeId, agencyId, before, isRepriced }: Asked,
): Promise<OrderLine[]> {
  const products = await soldOf(call, typeId, productsOf(sent, before))
  const { lines, errors } = keptLines(sent, before, products, { agencyId, at: call.now, isRepriced })
  if (errors) throw new ApiError('invalid', { errors })
  return lines
}
