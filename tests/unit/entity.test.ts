import { pgTable, text } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { crud } from '../../src/api/crud/crud'
import { entity, readOnlyList } from '../../src/api/crud/entity'
import { choiceField, foldedField } from '../../src/api/crud/fields'
import { row } from '../../src/api/db/tables/columns'
import { media as table } from '../../src/api/db/tables/media'
import { guards } from '../../src/domain/guards'
import { mediaSchema as schema } from '../../src/domain/mediaSchema'

const fields = { kind: choiceField(table.kind), name: foldedField(table.name, table.search_text) }
const plan = { schema, fields, sorts: ['id', 'name'], counted: ['kind'] } as const

describe('an entity', () => {
  it('is named and guarded by its table, found by its id, newest first', () => {
    const media = entity(table, plan)
    expect(media).toMatchObject({ name: 'media', guards: guards.media, order: ['id', 'desc'] })
    expect(Object.keys(media.fields)).toEqual(['id', 'kind', 'name'])
    expect(entity(table, { ...plan, guards: guards.posts }).guards).toBe(guards.posts)
  })

  it('answers all verbs or only those that are asked for', () => {
    const calls = (routes: ReturnType<typeof crud>) =>
      routes.map(({ method, path, guard }) => `${method} ${path} ${guard}`)
    expect(calls(crud(entity(table, plan)))).toEqual([
      'GET /media manage-media',
      'POST /media manage-media',
      'PATCH /media/:id manage-media',
      'DELETE /media/:id manage-media',
    ])
    expect(calls(crud(entity(table, plan), ['GET', 'POST']))).toEqual([
      'GET /media manage-media',
      'POST /media manage-media',
    ])
  })

  it('does not compile with a column that its table lacks', () => {
    // @ts-expect-error no such column
    entity(table, { ...plan, sorts: ['id', 'nam'] })
    // @ts-expect-error no such column
    entity(table, { ...plan, counted: ['kid'] })
    // @ts-expect-error a column, but no filter that could be counted by it
    entity(table, { ...plan, counted: ['size'] })
    // @ts-expect-error no such column
    entity(table, { ...plan, facets: ['kid'] })
    // @ts-expect-error no such column
    entity(table, { ...plan, order: ['nam', 'asc'] })
    // @ts-expect-error no such column
    entity(table, { ...plan, sortAliases: { order: 'sort' } })
    // @ts-expect-error another column's key
    entity(table, { ...plan, sortKeys: { file: 'name_key' } })
    // @ts-expect-error no such column
    entity(table, { ...plan, hidden: ['secret'] })
    // @ts-expect-error no such column
    entity(table, { ...plan, body: ['content'] })
  })

  it('does not compile when its total would be neither kept nor counted whole', () => {
    // @ts-expect-error neither `counted` nor `unlimited`
    entity(table, { schema, fields, sorts: ['id'] })
    entity(table, { schema, fields, sorts: ['id'], counted: [] })
    entity(table, { schema, fields, sorts: ['id'], unlimited: true })
  })

  it('does not compile over a table that no guard knows, or that has no version', () => {
    const strange = pgTable('strange', { ...row(), name: text().notNull() })
    // @ts-expect-error domain/guards does not name it
    entity(strange, { schema, fields: {}, sorts: ['id'], unlimited: true })
    const bare = pgTable('media', { id: row().id, name: text().notNull() })
    // @ts-expect-error rows without a version cannot be written safely
    entity(bare, { schema, fields: {}, sorts: ['id'], unlimited: true })
    const list = readOnlyList(bare, { fields: {}, sorts: ['id'], unlimited: true })
    // @ts-expect-error what is only read has no schema and no calls that write
    crud(list)
    expect(list).not.toHaveProperty('schema')
  })
})
