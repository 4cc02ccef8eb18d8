import { type SQL, sql } from 'drizzle-orm'
import { maxBulkRows } from '../../../domain/bulkSchema'
import type { MediaUse, MediaUses } from '../../../domain/media'
import { meets } from '../../../domain/permissions'
import { entityOf } from '../../crud/entity'
import { boundFilterOf } from '../../crud/hits'
import { listQueryOf } from '../../crud/list'
import { titleColumn } from '../../crud/titleColumn'
import { rowsOf } from '../../db/database'
import { isWrittenName, type WrittenName, writtenNames } from '../../history/entities'
import { listOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import {
  arraySchema,
  flagSchema,
  idSchema,
  mapSchema,
  objectSchema,
  textSchema,
  wholeSchema,
} from '../../http/schema'
import { media } from './media'
import { changeable } from './rewrite'

const maxRecords = 100

const paramsBeside: Partial<Record<WrittenName, SQL>> = {
  fields: sql`json_build_object('groupID', r.group_id,
    'typeID', (select g.type_id from groups g where g.id = r.group_id))`,
}

function paramsOf(name: WrittenName): SQL {
  const { search } = entityOf(name)
  const beside = paramsBeside[name]
  if (beside) return beside
  const pairs = Object.entries(search && !('not' in search) ? (search.params ?? {}) : {})
  return sql`json_build_object(${sql.join(
    pairs.map(([param, column]) => sql`${sql.raw(`'${param}'`)}, r.${sql.identifier(column)}`),
    sql`, `,
  )})`
}

type Place = Pick<MediaUse, 'entity' | 'record_id' | 'media'>

async function namesOf({ db }: Call, places: readonly Place[]) {
  const kinds = [...new Set(places.map(({ entity }) => entity))].filter(isWrittenName)
  if (!kinds.length) return new Map<string, Pick<MediaUse, 'title' | 'url_params'>>()
  const reads = kinds.map((name) => {
    const ids = places.filter(({ entity }) => entity === name).map(({ record_id }) => record_id)
    const column = titleColumn(entityOf(name).table)
    return sql`select ${sql.raw(`'${name}'`)} as entity, r.id, r.${sql.identifier(column?.name ?? 'id')}::text as title,
      ${paramsOf(name)} as url_params from ${entityOf(name).table} r where r.id = any(${sql.param(ids)}::int[])`
  })
  const rows = await rowsOf<{
    entity: string
    id: number
    title: string
    url_params: MediaUse['url_params']
  }>(db, sql.join(reads, sql` union all `))
  return new Map(
    rows.map(({ entity, id, title, url_params }) => [`${entity} ${id}`, { title, url_params }] as const),
  )
}

/** `GET /media/uses` with the filters of the file list; `meta` counts the records that the caller may not list. */
async function listUses(call: Call): Promise<Response> {
  const { actor, db } = call
  const query = listQueryOf(call, media)
  if (query.limit < 1 || query.limit > maxRecords) throw invalid('limit', 'max', { max: maxRecords })
  const where = boundFilterOf(media, query)
  const mayList = (name: WrittenName) => meets(actor.permissions, entityOf(name).guards.list)
  const seen = sql.param(writtenNames.filter(mayList))
  const files = sql`files as materialized (
    select media.id, media.name, media.stem from media${where ? sql` where ${where}` : sql``}
    order by media.id limit ${maxBulkRows}),
    uses as materialized (select u.entity, u.record_id, jsonb_agg(jsonb_build_object(
        'id', f.id, 'name', f.name, 'fields', u.fields) order by f.id) as media
      from files f join media_uses u on u.stem = f.stem group by 1, 2)`
  const [found] = await rowsOf<{ page: Place[]; counts: Record<string, number>; files: number }>(
    db,
    sql`with ${files}, page as (select * from uses where entity = any(${seen}::text[])
        order by entity, record_id desc limit ${query.limit} offset ${(query.page - 1) * query.limit})
      select coalesce((select json_agg(page) from page), '[]') as page,
        coalesce((select json_object_agg(entity, n) from (
          select entity, count(*)::int as n from uses group by 1) c), '{}') as counts,
        (select count(distinct f.id)::int from files f join media_uses u on u.stem = f.stem) as files`,
  )
  const { page = [], counts = {}, files: used = 0 } = found ?? {}
  const names = await namesOf(call, page)
  const sum = (keep: (entity: string) => boolean) =>
    Object.entries(counts).reduce((all, [entity, n]) => all + (keep(entity) ? n : 0), 0)
  const answer: MediaUses = {
    data: page.map((use) => ({
      ...use,
      title: '',
      url_params: {},
      ...names.get(`${use.entity} ${use.record_id}`),
      can_update: Boolean(changeable(call, use.entity)),
    })),
    meta: {
      total: sum(() => true),
      hidden: sum((entity) => !(isWrittenName(entity) && mayList(entity))),
      locked: sum((entity) => !changeable(call, entity)),
      files: used,
    },
  }
  return json(answer)
}

const useSchema = objectSchema({
  entity: textSchema,
  record_id: idSchema,
  title: textSchema,
  url_params: mapSchema({ type: ['integer', 'string'] }),
  media: arraySchema(objectSchema({ id: idSchema, name: textSchema, fields: arraySchema(textSchema) })),
  can_update: flagSchema,
})

const usesMeta = objectSchema({
  total: wholeSchema,
  hidden: wholeSchema,
  locked: wholeSchema,
  files: wholeSchema,
})

export const usesRoute: GuardedRoute = {
  method: 'GET',
  path: '/media/uses',
  summary: 'List the records that use files',
  asksAs: media,
  answers: listOf(useSchema, usesMeta),
  guard: media.guards.list,
  handler: listUses,
}
