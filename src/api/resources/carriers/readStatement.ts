import { sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { guards } from '../../../domain/guards'
import { remittanceSchema } from '../../../domain/remittanceSchema'
import { type ImportResult, type ImportRow, importSchema } from '../../../domain/sheets/importSchema'
import { validate } from '../../../domain/validation'
import { importedSchema } from '../../crud/import'
import { refusedResult } from '../../crud/importRows'
import { rehearsed } from '../../crud/rehearsal'
import { rowsOf } from '../../db/database'
import { listOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import { asked } from '../../http/asked'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { collectRemittances } from '../../money/collect'

type Line = InferType<typeof remittanceSchema> & { line: number }

const identity = ['tracking_code', 'order_code', 'amount', 'fee', 'line', 'statement', 'carrier'] as const
const identityOf = (line: Line) => JSON.stringify(identity.map((name) => line[name]))

/** Ids of the lines that are new, by their identity. */
async function addLines({ db }: Call, lines: readonly Line[]): Promise<Map<string, number>> {
  // In one order, since two who read the same statement wait for each other's lines.
  const inOrder = [...lines].sort((a, b) => (identityOf(a) < identityOf(b) ? -1 : 1))
  const columns = sql.join(
    identity.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const added = await rowsOf<Line & { id: number }>(
    db,
    sql`insert into remittances (${columns})
      select ${columns} from json_to_recordset(${JSON.stringify(inOrder)}::json) t (tracking_code text, order_code text,
        amount bigint, fee bigint, line int, statement text, carrier text)
      on conflict do nothing returning id, tracking_code, order_code, amount::float8 as amount, fee::float8 as fee, line,
        statement, carrier`,
  )
  return new Map(added.map((line) => [identityOf(line), line.id]))
}

async function readLines(call: Call, rows: readonly ImportRow[]): Promise<ImportResult[]> {
  const lines = new Map<ImportRow, Line>()
  const refused = new Map<ImportRow, ImportResult>()
  for (const row of rows) {
    const { value, errors } = validate(remittanceSchema, row.data)
    if (errors) refused.set(row, refusedResult(call, row, new ApiError('invalid', { errors })))
    else lines.set(row, { ...value, line: row.row })
  }
  const ids = await addLines(call, [...lines.values()])
  const judged = await collectRemittances(call, [...ids.values()])
  return rows.map((row) => {
    const line = lines.get(row)
    const key = line && identityOf(line)
    const id = key === undefined ? undefined : ids.get(key)
    // A second line with the same identity is the same.
    if (key) ids.delete(key)
    const { problem = '', expected = null } = judged.find((each) => each.id === id) ?? {}
    const notes = problem
      ? [{ key: `sheets.told.remittance_${problem}`, params: { money: expected ?? 0 } }]
      : []
    const told = { row: row.row, version: 0, changes: [], notes, errors: {}, missing: [] }
    return refused.get(row) ?? { ...told, action: id ? 'create' : 'same', id: id ?? null }
  })
}

/**
 * `POST /remittances/import`: lines of a carrier's statement. They are matched with orders and become payments; what does not
 * match is kept with its problem, and a file that is read again changes nothing.
 */
async function readStatement(call: Call): Promise<Response> {
  const { rows, dry_run } = asked(importSchema, call.body)
  let data: ImportResult[] = []
  const read = async (call: Call) => {
    data = await readLines(call, rows)
  }
  if (dry_run) await rehearsed(call, read)
  else await read(call)
  return json({ data })
}

export const remittanceImport: GuardedRoute = {
  method: 'POST',
  path: '/remittances/import',
  summary: 'Read the lines of a statement of a carrier',
  takes: importSchema,
  answers: listOf(importedSchema),
  guard: guards.remittances.create,
  handler: readStatement,
}
