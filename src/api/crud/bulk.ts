import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import { omit } from 'es-toolkit'
import type { AnyObject } from 'yup'
import { type BulkBody, bulkSchema, maxBulkRows } from '../../domain/bulkSchema'
import { meets, type Permission } from '../../domain/permissions'
import { validate } from '../../domain/validation'
import { rowsOf } from '../db/database'
import { dataOf } from '../http/answerPlan'
import { json } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError, fromDatabase, invalid, sentenceOf } from '../http/errors'
import { withFieldNames } from '../http/fieldNames'
import { translate } from '../http/locale'
import type { GuardedRoute } from '../http/route'
import {
  amountSchema,
  anyValue,
  arraySchema,
  idSchema,
  objectSchema,
  textSchema,
  wholeSchema,
} from '../http/schema'
import { type BulkOutcome, bulkStep, type OnRows, thereOf, workInSteps } from './bulkSteps'
import { cleanAhead } from './clean'
import { checkComputed, computing, previewOf } from './computed'
import { boundFilterOf } from './hits'
import { aheadOfRemoval } from './letGo'
import { listQueryOf } from './list'
import type { Resource } from './resource'
import { titleColumn } from './titleColumn'
import { changeRow, removeRow, whereRow } from './write'

/** `stays` holds refusals known before the transaction; `outcome` is set when the rows were changed in steps. */
type Prepared = BulkBody & { stays?: ReadonlyMap<number, ApiError>; outcome?: BulkOutcome }

type OnRow = (call: Call, id: number, data: AnyObject) => Promise<unknown>

const summaries = { update: 'Change many {many}', delete: 'Delete many {many}' }

const outcomeSchema = objectSchema({
  done: arraySchema(idSchema),
  refused: arraySchema(
    objectSchema({ id: idSchema, title: textSchema, code: textSchema, message: textSchema }),
  ),
})

const previewSchema = objectSchema({
  rows: arraySchema(objectSchema({ id: idSchema, title: textSchema, before: anyValue, after: anyValue })),
  count: wholeSchema,
  refused: wholeSchema,
  before: amountSchema,
  after: amountSchema,
})

type Singles = Partial<Record<BulkBody['action'], OnRow>>

/**
 * `POST /<resource>/bulk`: the single call for many rows, each in a savepoint, so that a refused row stops no other.
 * Rights, rules and hooks are those of the single calls; very many rows are changed in steps.
 * @param singles replaces calls of entities that do more than `crud`
 */
export function bulkRoute(
  resource: Resource,
  singles: Singles = {
    update: (call, id, data) => changeRow(call, resource, whereRow(resource, id), data),
    delete: (call, id) => removeRow(call, resource, whereRow(resource, id)),
  },
): GuardedRoute {
  const actions = Object.keys(singles) as BulkBody['action'][]
  const onRows =
    ({ action, data = {}, change, stays }: Prepared): OnRows =>
    async (call, ids, isEnough) => {
      const single = change ? computing(resource, change) : singles[action]
      if (!single) throw invalid('action', 'choice')
      const there = await thereOf(call, resource.table, ids)
      const named = ids.filter((id) => there.has(id))
      if (action === 'update')
        await resource.hooks?.aheadOfAll?.(call, named, change?.asked ?? data, change?.name)
      else await resource.hooks?.aheadOfDelete?.(call, inArray(resource.table.id, named))
      const outcome: BulkOutcome = { done: [], refused: [] }
      for (const id of ids) {
        if (outcome.done.length + outcome.refused.length > 0 && isEnough()) break
        const known = there.has(id) ? stays?.get(id) : new ApiError('not_found')
        const reason = known
          ? await toldOf(call, resource, known)
          : await refusal(call, resource, (own) => single(own, id, data))
        if (reason) outcome.refused.push({ id, ...reason })
        else outcome.done.push(id)
      }
      return outcome
    }
  const checked = async (call: Call): Promise<BulkBody> => {
    const { value, errors } = validate(bulkSchema, call.body)
    if (errors) throw new ApiError('invalid', { errors })
    const { action, data } = value
    if (!singles[action]) throw invalid('action', 'choice')
    if (!meets(call.actor.permissions, resource.guards[action])) throw new ApiError('forbidden')
    if (value.change) checkComputed(resource, value.change)
    else if (action === 'update' && data) await cleanAhead(resource, data)
    return value
  }
  return {
    method: 'POST',
    path: `/${resource.name}/bulk`,
    summary: actions.length > 1 ? 'Change or delete many {many}' : summaries[actions[0] ?? 'update'],
    takes: bulkSchema,
    asksAs: resource,
    answers: dataOf({ anyOf: [outcomeSchema, previewSchema] }),
    guard: [...new Set(actions.flatMap((action): Permission[] => [resource.guards[action]].flat()))],
    maxItems: 2 * maxBulkRows,
    writes: {
      resource,
      action: ({ action, dry_run }) => (dry_run === true ? null : action === 'delete' ? 'delete' : 'update'),
      ids: async (call) => idsOf(call, resource, await checked(call)),
      ahead: checked,
      narrowed: (body, ids) => ({ ...omit(body, ['all']), ids }),
    },
    prepare: async (call): Promise<Prepared> => {
      const value = await checked(call)
      const { action } = value
      const ids = await idsOf(call, resource, value)
      const there = await thereOf(call, resource.table, ids)
      const named = ids.filter((id) => there.has(id))
      const ready: Prepared = value
      if (action === 'delete') {
        // Refusals found here stay, even if another row of this call was the only obstacle: the references to the
        // refused row were not emptied, and doing so now would take one long transaction.
        const stays = new Map<number, ApiError>()
        await aheadOfRemoval(call, resource, named, (reason, id) => {
          stays.set(id, ofTheRow(reason, resource))
        })
        ready.stays = stays
      }
      if (ids.length <= bulkStep || value.dry_run) return ready
      const gone = await toldOf(call, resource, new ApiError('not_found'))
      const refused = ids.filter((id) => !there.has(id)).map((id) => ({ id, ...gone }))
      return { ...ready, outcome: await workInSteps(call, { ids: named, refused }, onRows(ready)) }
    },
    handler: async (call) => {
      const body = call.body as Prepared
      const { change, dry_run } = body
      const ids = body.outcome ? [] : await idsOf(call, resource, body)
      if (change && dry_run) return json({ data: await previewOf(call, resource, change, ids) })
      const { done, refused } = body.outcome ?? (await onRows(body)(call, ids, () => false))
      const titles = await titlesOf(call, resource, refused)
      return json({
        data: { done, refused: refused.map((each) => ({ ...each, title: titles.get(each.id) ?? '' })) },
      })
    },
  }
}

/** Always in the same order, so that two concurrent calls cannot deadlock. */
async function idsOf(call: Call, resource: Resource, { ids, all }: Pick<BulkBody, 'ids' | 'all'>) {
  if (!all === !ids) throw invalid('ids', ids ? 'invalid' : 'required')
  if (ids) {
    if (call.url.search) throw invalid('ids', 'invalid')
    const chosen = [...new Set(ids)].sort((a, b) => a - b)
    if (chosen.length > maxBulkRows) throw tooMany(chosen.length)
    return chosen
  }
  // The rows of a filter are revealed only to callers who may list them.
  if (!meets(call.actor.permissions, resource.guards.list)) throw new ApiError('forbidden')
  const found = await matching<{ id: number }>(
    call,
    resource,
    sql`${resource.table.id} as id`,
    sql` order by ${resource.table.id} limit ${sql.raw(String(maxBulkRows + 1))}`,
  )
  if (found.length > maxBulkRows) {
    const [row] = await matching<{ n: number }>(call, resource, sql`count(*)::int as n`)
    throw tooMany(row?.n ?? found.length)
  }
  return found.map(({ id }) => id)
}

const tooMany = (count: number) =>
  new ApiError('too_many', { params: { max: maxBulkRows, count }, extra: { max: maxBulkRows, count } })

function matching<T>(call: Call, resource: Resource, select: SQL, rest = sql``): Promise<T[]> {
  const query = listQueryOf(call, resource)
  const where = boundFilterOf(resource, query)
  return rowsOf<T>(
    call.db,
    sql`select ${select} from ${resource.table}${where ? sql` where ${where}` : sql``}${rest}`,
  )
}

/** @throws errors that are no fault of the row, such as a lost database: the whole call fails */
function ofTheRow(thrown: unknown, { constraints }: Resource): ApiError {
  const error = fromDatabase(thrown, constraints)
  if (!(error instanceof ApiError) || error.status >= 500) throw error
  return error
}

type Reason = Omit<BulkOutcome['refused'][number], 'id'>

async function refusal(
  call: Call,
  resource: Resource,
  work: (call: Call) => Promise<unknown>,
): Promise<Reason | null> {
  const afterCommit: Call['afterCommit'] = []
  try {
    await call.db.transaction((db) => work({ ...call, db, afterCommit }))
    call.afterCommit.push(...afterCommit)
    return null
  } catch (thrown) {
    return toldOf(call, resource, ofTheRow(thrown, resource))
  }
}

async function toldOf({ locale }: Call, { name }: Resource, error: ApiError): Promise<Reason> {
  const errors = await withFieldNames(error.details.errors ?? {}, name, locale)
  const message = Object.values(errors)[0]?.[0] ?? sentenceOf(error)
  return { code: error.code, message: translate(locale, message) }
}

async function titlesOf(call: Call, { table, guards }: Resource, rows: readonly { id: number }[]) {
  const column = titleColumn(table)
  if (!column || !rows.length || !meets(call.actor.permissions, guards.list)) return new Map<number, string>()
  const ids = rows.map(({ id }) => id)
  const found = await call.db
    .select({ id: table.id, title: column })
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(asc(table.id))
  return new Map(found.map(({ id, title }) => [Number(id), String(title)]))
}
