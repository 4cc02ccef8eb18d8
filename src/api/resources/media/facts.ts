import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { usesCap } from '../../../domain/media'
import type { Condition, Field } from '../../crud/fields'
import { type Include, include } from '../../crud/include'
import type { Resource } from '../../crud/resource'
import { media as table } from '../../db/tables/media'
import { wholeSchema } from '../../http/schema'

/** A fact about a row, only available through a parameter. */
const fact = (where: SQL, ...reads: AnyColumn[]): Field => ({
  type: 'boolean',
  column: table.id,
  operators: [],
  within: () => where,
  reads,
})

const isUsed = sql`exists (select from media_uses u where u.stem = media.stem)`
const hasCopy = sql`(media.hash <> '' and exists (
  select from media twin where twin.hash = media.hash and twin.id <> media.id))`

export const factFields: Record<string, Field> = {
  is_used: fact(isUsed, table.stem),
  is_unused: fact(sql`not ${isUsed}`, table.stem),
  is_undescribed: fact(sql`(media.kind = 'image' and media.alt = '')`, table.kind, table.alt),
  has_copy: fact(hasCopy, table.hash, table.id),
}

const only = (field: string): Condition[] => [{ field, operator: '=', value: true }]

/** `?used=0|1`, `?alt=none`, `?duplicates=1`. */
export const factParams: NonNullable<Resource['params']> = {
  used: { 0: only('is_unused'), 1: only('is_used') },
  alt: { none: only('is_undescribed') },
  duplicates: { 1: only('has_copy') },
}

const counted = (from: SQL, where: SQL, limit: number) =>
  sql`(select count(*)::int from (select ${from} where ${where} limit ${sql.raw(String(limit))}) s)`

export const factIncludes: Record<string, Include> = {
  uses_count: include(counted(sql`from media_uses u`, sql`u.stem = media.stem`, usesCap + 1), wholeSchema),
  copies: include(
    sql`case media.hash when '' then 0 else ${counted(
      sql`from media twin`,
      sql`twin.hash = media.hash and twin.id <> media.id`,
      100,
    )} end`,
    wholeSchema,
  ),
}
