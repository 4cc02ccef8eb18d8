import type { AnyObject } from 'yup'
import { importedColumns, type Sheet } from '../../domain/sheets/columns'
import { type ImportResult, type ImportRow, importSchema } from '../../domain/sheets/importSchema'
import { validate } from '../../domain/validation'
import { listOf } from '../http/answerPlan'
import { json } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import type { GuardedRoute } from '../http/route'
import {
  anyValue,
  arraySchema,
  choiceSchema,
  idSchema,
  mapSchema,
  objectSchema,
  orNull,
  textSchema,
  wholeSchema,
} from '../http/schema'
import { cleanAhead } from './clean'
import { withLibraryPictures } from './importPictures'
import type { ImportPlan } from './importRow'
import { importAll } from './importRows'
import type { Resource } from './resource'

type Prepared = { rows: ImportRow[]; bodies: AnyObject[]; dry_run: boolean; pictures: boolean }

export const importedSchema = objectSchema(
  {
    row: wholeSchema,
    action: choiceSchema(['create', 'update', 'same', 'refused']),
    id: orNull(idSchema),
    version: wholeSchema,
    changes: arraySchema(objectSchema({ field: textSchema, before: anyValue, after: anyValue })),
    notes: arraySchema(objectSchema({ key: textSchema }, { params: mapSchema(anyValue) })),
    errors: mapSchema(arraySchema(textSchema)),
    missing: arraySchema(textSchema),
  },
  { message: textSchema, code: textSchema },
)

/** `POST /<resource>/import`: up to 200 rows; a refused row stops no other. */
export function importRoute(resource: Resource, plan: ImportPlan): GuardedRoute {
  const { name, guards } = resource
  return {
    method: 'POST',
    path: `/${name}/import`,
    summary: 'Import {many} from the rows of a file',
    takes: importSchema,
    answers: listOf(importedSchema),
    // Callers with only one of the rights get the other rows refused.
    guard: [...new Set([guards.create, guards.update].flat())],
    prepare: async (call) => {
      const { value, errors } = validate(importSchema, call.body)
      if (errors) throw new ApiError('invalid', { errors })
      const bodies = value.rows.map(({ data }) => bodyOf(plan.sheet, data))
      for (const body of bodies) await cleanAhead(resource, body)
      return { ...value, bodies, ...(value.dry_run ? {} : await plan.prepare?.()) }
    },
    handler: async (call) => {
      const { rows, bodies, dry_run, pictures } = call.body as AnyObject as Prepared
      const named = pictures ? await withLibraryPictures(call, plan.sheet, bodies) : bodies
      const sent = rows.map((row, at) => ({ ...row, data: named[at] ?? {} }))
      let data: ImportResult[] = []
      const run = async (call: Call) => {
        data = await importAll(call, resource, plan, sent)
      }
      if (dry_run) await undone(call, run)
      else await run(call)
      return json({ data })
    },
  }
}

class Undo extends Error {}

/** The only exact preview is to do everything and roll it back. */
async function undone(call: Call, run: (call: Call) => Promise<void>): Promise<void> {
  const work = async (db: Call['db']) => {
    await run({ ...call, db, afterCommit: [], afterFailure: [] })
    throw new Undo()
  }
  await call.db.transaction(work).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
}

function bodyOf(sheet: Sheet, data: AnyObject): AnyObject {
  const allowed = [
    ...importedColumns(sheet).map(({ field }) => field),
    ...(sheet.within ? [sheet.within] : []),
  ]
  return Object.fromEntries(
    allowed.filter((name) => Object.hasOwn(data, name)).map((name) => [name, data[name]]),
  )
}
