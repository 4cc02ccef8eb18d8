import { sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { mediaKinds } from '../../../domain/media'
import { mediaSchema, type Tagging, tagged, taggingSchema } from '../../../domain/mediaSchema'
import { entity } from '../../crud/entity'
import { choiceField, foldedField, listField, momentField } from '../../crud/fields'
import type { Row } from '../../crud/resource'
import { media as table } from '../../db/tables/media'
import type { Call } from '../../http/call'
import { choiceSchema } from '../../http/schema'
import { factFields, factIncludes, factParams } from './facts'
import { placeFirst } from './place'
import { refuseWhileUsed } from './removal'

const ofFile = ['file', 'path', 'type', 'kind', 'size', 'url', 'thumbnail_url', 'width', 'height', 'revision']

/** Undoing a change keeps the present file; a restored record has its own file. */
function revive(_: Call, state: AnyObject): AnyObject {
  if ('name' in state && 'path' in state && 'kind' in state) return state
  return Object.fromEntries(Object.entries(state).filter(([name]) => !ofFile.includes(name)))
}

/** Pictures are cropped around the focus; around the middle while their file is in the trash. */
function write({ deps, afterCommit }: Call, value: AnyObject, before?: Row): AnyObject {
  const isMoved = ['focus_x', 'focus_y'].some((name) => name in value && value[name] !== before?.[name])
  const isRestored = 'path' in value
  if (before && (isMoved || isRestored))
    afterCommit.push(async () => deps.storage.dropRenditions?.(String(before.path)))
  return value
}

async function remove(call: Call, row: Row): Promise<void> {
  await refuseWhileUsed(call, row)
  // The trash must hold the file that the row describes.
  await placeFirst(call, row.id)
}

/** Files of a deleted row stay until it leaves the trash. */
export const media = entity(table, {
  schema: mediaSchema,
  fields: {
    kind: choiceField(table.kind),
    type: choiceField(table.type),
    name: foldedField(table.name, table.search_text),
    tag: listField(table.tags),
    hash: { ...choiceField(table.hash), isNarrow: true },
    created_at: momentField(table.created_at),
    ...factFields,
  },
  params: factParams,
  sorts: ['id', 'name', 'size', 'created_at', 'hash'],
  sortKeys: { name: 'name_key' },
  includes: factIncludes,
  hidden: ['stem'],
  shapes: { kind: choiceSchema(mediaKinds) },
  search: {
    title: 'name',
    subtitle: 'type',
    image: sql`case ${table.kind} when 'image' then ${table.url} else '' end`,
  },
  counted: ['kind'],
  facets: ['kind'],
  changes: {
    tags: {
      field: 'tags',
      schema: taggingSchema,
      of: (row: Row, asked: AnyObject) => tagged(row.tags as string[], asked as Tagging),
    },
  },
  hooks: { write, remove, revive },
})
