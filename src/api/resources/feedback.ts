import { sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { maxNotes } from '../../domain/feedback'
import { feedbackSchema } from '../../domain/feedbackSchema'
import { meets } from '../../domain/permissions'
import { bulkRoute } from '../crud/bulk'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { choiceField, foldedField, momentField } from '../crud/fields'
import { manyOf } from '../crud/include'
import type { Row } from '../crud/resource'
import { feedback as table } from '../db/tables/feedback'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import { arraySchema, noteSchema, storedNoteSchema } from '../http/schema'

const answers = manyOf(
  sql`select note->>'at' as at, note->>'text' as text, (select json_build_object(
      'id', u.id, 'name', u.name, 'avatar', u.avatar) from users u where u.id = (note->>'author_id')::int) as author
  from jsonb_array_elements(feedback.notes) with ordinality each (note, place) order by place`,
  noteSchema,
)

/** Anybody may send feedback; only staff set its status and add notes. */
function write({ actor, now }: Call, value: AnyObject, before?: Row): AnyObject {
  const { note, ...row } = value
  const isStaff = meets(actor.permissions, 'update-feedback')
  if (!before && !isStaff && (note || row.status !== 'none')) throw new ApiError('forbidden')
  if (!note) return row
  const notes = Array.isArray(before?.notes) ? before.notes : []
  if (notes.length >= maxNotes) throw invalid('note', 'max_items', { max: maxNotes })
  return { ...row, notes: [...notes, { at: now.toISOString(), author_id: actor.id, text: note }] }
}

export const feedback = entity(table, {
  schema: feedbackSchema,
  fields: {
    status: choiceField(table.status),
    type: choiceField(table.type),
    text: foldedField(table.name, table.search_text),
    created_at: momentField(table.created_at),
  },
  sorts: ['id'],
  search: {
    title: 'name',
    subtitle: sql`left(${table.content}, 100)`,
    codes: ['email'],
    phone: 'phone',
  },
  counted: ['status'],
  facets: ['status'],
  choices: ['type'],
  shapes: { notes: arraySchema(storedNoteSchema) },
  includes: { answers },
  hooks: { write },
})

export const feedbackRoutes = [...crud(feedback), bulkRoute(feedback), exportRoute(feedback)]
