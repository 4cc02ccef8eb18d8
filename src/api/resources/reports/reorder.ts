import { sql } from 'drizzle-orm'
import { reorderSchema } from '../../../domain/reorderSchema'
import { reorderGuard } from '../../../domain/reports'
import { validate } from '../../../domain/validation'
import { rowsOf } from '../../db/database'
import { dataOf } from '../../http/answerPlan'
import { idOf, json, seenVersion } from '../../http/answers'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { objectSchema, orNull, textSchema, wholeSchema } from '../../http/schema'
import { holdGround } from '../../stock/lock'

interface Point {
  version: number
  reorder_point: number | null
}

/** `PATCH /warehouses/reorder-points/{warehouse}-{product}`: `null` removes the point; version 0 means none. */
async function setPoint(call: Call): Promise<Response> {
  const { db, params, request, body, actor, now } = call
  const [warehouse, post] = (params.id ?? '').split('-', 2).map(idOf)
  if (!warehouse || !post || params.id !== `${warehouse}-${post}`) throw new ApiError('not_found')
  const { value, errors } = validate(reorderSchema, body)
  if (errors) throw new ApiError('invalid', { errors })
  const seen = seenVersion(request)
  const { warehouses, products } = await holdGround(call, [warehouse], [post])
  if (!warehouses.size || !products.size) throw new ApiError('not_found')
  await db.execute(sql`insert into reorder_points (warehouse_id, post_id, version) values (${warehouse}, ${post}, 0)
    on conflict do nothing`)
  const where = sql`warehouse_id = ${warehouse} and post_id = ${post}`
  const [before] = await rowsOf<Point>(
    db,
    sql`select version, number as reorder_point from reorder_points where ${where} for update`,
  )
  const id = `${warehouse}-${post}`
  const was = before?.reorder_point ?? null
  if (seen !== null && seen !== before?.version)
    throw new ApiError('conflict', { extra: { data: { id, ...before } } })
  const [data] = await rowsOf<Point>(
    db,
    sql`update reorder_points set number = ${value.reorder_point}, user_id = ${actor.id},
        updated_at = ${now.toISOString()}, version = version + 1
      where ${where} returning version, number as reorder_point`,
  )
  if (was !== value.reorder_point) await note(call, warehouse, post, was, value.reorder_point)
  return json({ data: { id, ...data } })
}

/** Recorded in the history of the warehouse, under the product's title. */
const note = ({ db }: Call, warehouse: number, post: number, before: number | null, after: number | null) => {
  const named = (number: number | null) =>
    number === null ? sql`'{}'::jsonb` : sql`jsonb_build_object(p.title, ${number}::int)`
  return db.execute(sql`insert into history (id, entity, record_id, title, action, changes)
    select nextval('history_id'), 'warehouses', w.id, left(w.name, 255), 'reorder_point',
      jsonb_build_object('reorder_points', jsonb_build_array(${named(before)}, ${named(after)}))
    from warehouses w, posts p where w.id = ${warehouse} and p.id = ${post}`)
}

export const reorderRoute: GuardedRoute = {
  method: 'PATCH',
  path: '/warehouses/reorder-points/:id',
  parts: { id: { type: 'string', pattern: '^\\d+-\\d+$', description: 'Warehouse and product.' } },
  summary: 'Set the reorder point of a product in a warehouse',
  takes: reorderSchema,
  answers: dataOf(objectSchema({ id: textSchema, version: wholeSchema, reorder_point: orNull(wholeSchema) })),
  guard: reorderGuard,
  handler: setPoint,
}
