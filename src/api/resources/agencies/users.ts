import { getTableColumns, sql } from 'drizzle-orm'
import { agencyUsersSchema } from '../../../domain/agencySchema'
import { meets } from '../../../domain/permissions'
import { validate } from '../../../domain/validation'
import { among } from '../../auth/rights'
import { answerList } from '../../crud/list'
import type { ListResource } from '../../crud/resource'
import { rowSchema } from '../../crud/rowSchema'
import { rowsOf } from '../../db/database'
import { users as table } from '../../db/tables/users'
import { dataOf, pageOf } from '../../http/answerPlan'
import { idOf, json } from '../../http/answers'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { arraySchema, idSchema, objectSchema, personSchema, wholeSchema } from '../../http/schema'
import { listedUsers, ofAgency, users } from '../users/users'

/** For callers who may not list people: names only, also in searches. */
const namesOnly: ListResource = {
  ...users,
  fields: {
    agency_id: ofAgency,
    name: {
      type: 'text',
      column: table.name,
      operators: ['=', 'like'],
      folded: sql`(' ' || fold(${table.name}))`,
    },
  },
  hidden: Object.keys(getTableColumns(table)).filter((name) => !['id', 'name'].includes(name)),
  sorts: ['id', 'name'],
  includes: {},
  counted: undefined,
  facets: undefined,
  unlimited: true,
}

async function listUsers(call: Call): Promise<Response> {
  const id = idOf(call.params.id)
  const found = await rowsOf(call.db, sql`select from agencies where id = ${id}`)
  if (!found.length) throw new ApiError('not_found')
  const shown = meets(call.actor.permissions, users.guards.list) ? listedUsers : namesOnly
  const url = new URL(call.url)
  if (url.searchParams.has('agency')) throw invalid('agency', 'choice')
  url.searchParams.set('agency', String(id))
  return answerList(
    { ...call, url },
    { ...shown, params: { agency: { [id]: [{ field: 'agency_id', operator: '=', value: id }] } } },
  )
}

/** @throws ApiError 422 for missing records; the others are locked in one order, against deadlocks */
async function readPeople({ db, body }: Call) {
  const { value, errors } = validate(agencyUsersSchema, body)
  if (errors) throw new ApiError('invalid', { errors })
  const { agency_id } = value
  const user_ids = [...new Set(value.user_ids)].sort((a, b) => a - b)
  const agency = await rowsOf(db, sql`select from agencies where id = ${agency_id} for key share`)
  if (!agency.length) throw invalid('agency_id', 'not_found_reference')
  const known = await rowsOf(
    db,
    sql`select from users where ${among(sql`id`, user_ids)} order by id for key share`,
  )
  if (known.length < user_ids.length) throw invalid('user_ids', 'not_found_reference')
  return { agency_id, user_ids }
}

const changing = (change: (people: Awaited<ReturnType<typeof readPeople>>) => ReturnType<typeof sql>) =>
  async function changePeople(call: Call): Promise<Response> {
    const people = await readPeople(call)
    await call.db.execute(change(people))
    const [row] = await rowsOf<{ n: number }>(
      call.db,
      sql`select count(*)::int as n from agency_users where agency_id = ${people.agency_id}`,
    )
    return json({ data: { ...people, users_count: row?.n ?? 0 } })
  }

const attach = changing(
  ({ agency_id, user_ids }) => sql`insert into agency_users (agency_id, user_id)
    select ${agency_id}, id from users where ${among(sql`id`, user_ids)} order by id on conflict do nothing`,
)

const detach = changing(
  ({ agency_id, user_ids }) => sql`delete from agency_users where agency_id = ${agency_id} and user_id in (
    select user_id from agency_users where agency_id = ${agency_id} and ${among(sql`user_id`, user_ids)}
    order by user_id for update)`,
)

const changedShape = objectSchema({
  agency_id: idSchema,
  user_ids: arraySchema(idSchema),
  users_count: wholeSchema,
})

export const agencyUserRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path: '/agencies/:id/users',
    summary: 'List the people of an agency',
    asksAs: { ...listedUsers, params: undefined },
    answers: pageOf(() => ({ anyOf: [rowSchema(users), personSchema] })),
    guard: ['list-agencies', 'update-agencies'],
    handler: listUsers,
  },
  {
    method: 'POST',
    path: '/agencies/attach',
    summary: 'Add people to an agency',
    takes: agencyUsersSchema,
    answers: dataOf(changedShape),
    guard: 'update-agencies',
    handler: attach,
  },
  {
    method: 'POST',
    path: '/agencies/detach',
    summary: 'Take people out of an agency',
    takes: agencyUsersSchema,
    answers: dataOf(changedShape),
    guard: 'update-agencies',
    handler: detach,
  },
]
