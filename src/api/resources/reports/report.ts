import { type SQL, sql } from 'drizzle-orm'
import { paginationOf } from '../../../domain/pagination'
import { type ReportMeta, type ReportName, reportGuard } from '../../../domain/reports'
import { exportedColumns, sheetOf } from '../../../domain/sheets'
import { exportApart, exportAsks, exportedFile, inPages } from '../../crud/exportRoute'
import { rowsOf } from '../../db/database'
import { pageOf } from '../../http/answerPlan'
import { rawJson } from '../../http/answers'
import type { Call } from '../../http/call'
import type { GuardedRoute } from '../../http/route'
import type { Schema } from '../../http/schema'
import { type Askable, type Asked, readAsked, reportAsks, reportFileAsks } from './asked'
import { reportMeta } from './shapes'

/** Rows are computed as a whole; a page of them is sent, with sums and a chart over all. */
export interface Report extends Askable {
  name: ReportName | 'purchases'
  /** Its subject, in English. */
  summary: string
  row: Schema
  /** Common source of rows and chart, as `base`. */
  base?: (asked: Asked) => SQL
  /** Rows of `id`, `post_id`, `warehouse_id` (each may be null) and the report's own figures. */
  rows: (asked: Asked) => SQL
  told?: SQL
  sums: readonly string[]
  /** Rows of `key` and `value`, over `report`. */
  chart: (asked: Asked) => SQL
}

interface Answer extends ReportMeta {
  total: number
  data: string
}

export const inWarehouse = ({ warehouseId }: Asked, column: SQL): SQL =>
  warehouseId === null ? sql`true` : sql`${column} = ${warehouseId}`

export const byWarehouse = (value: SQL): SQL =>
  sql`select coalesce(w.name, '') as key, ${value} as value from report r left join warehouses w on w.id = r.warehouse_id
    group by w.id order by 2 desc, w.id`

const names = sql`p.type_id, p.code, p.title, p.image,
  json_build_object('data', case when w.id is not null then json_build_object('id', w.id, 'name', w.name) end) as warehouse`

function statementOf(report: Report, asked: Asked, window: SQL): SQL {
  const { base, rows, told, sums, chart } = report
  const order = (row: string) =>
    sql` order by ${sql.raw(row)}.${sql.identifier(asked.orderBy)} ${sql.raw(asked.direction)} nulls last, ${sql.raw(row)}.id`
  const summed = sums.map(
    (column) => sql`${sql.raw(`'${column}'`)}, coalesce(sum(${sql.identifier(column)}), 0)`,
  )
  return sql`with ${base ? sql`base as materialized (${base(asked)}), ` : sql``}
    report as materialized (${rows(asked)}),
    page as (select * from report r${order('r')}${window})
    select (select count(*)::int from report) as total,
      (select json_build_object(${sql.join(summed, sql`, `)}) from report) as sums,
      (select coalesce(json_agg(c), '[]') from (${chart(asked)}) c) as chart,
      (select coalesce(json_agg(row_to_json(t)), '[]')::text from (select r.*, ${names}${told ? sql`, ${told}` : sql``}
        from page r left join posts p on p.id = r.post_id left join warehouses w on w.id = r.warehouse_id${order('r')}) t)
        as data`
}

async function answer(call: Call, report: Report): Promise<Response> {
  const asked = readAsked(call, report)
  const { page, limit } = asked
  const offset = (page - 1) * limit
  const [row] = await rowsOf<Answer>(
    call.db,
    statementOf(report, asked, sql` limit ${limit} offset ${offset}`),
  )
  if (!row) throw new Error('a report always yields a row')
  const { total, sums, chart, data } = row
  const count = Math.max(0, Math.min(limit, total - offset))
  const meta = { pagination: paginationOf(total, limit, page, count), sums, chart }
  return rawJson(`{"data":${data},"meta":${JSON.stringify(meta)}}`)
}

/** Read at once, since figures of different moments would not add up. */
async function exported(call: Call, report: Report): Promise<Response> {
  const name = `report_${report.name}`
  return exportApart(call, {
    name,
    columns: exportedColumns(sheetOf(name) ?? { columns: [] }),
    read: async (params) => {
      const url = new URL(call.url)
      url.search = params.toString()
      const asked = readAsked({ url, now: call.now }, report)
      const [row] = await rowsOf<Answer>(call.db, statementOf(report, asked, sql``))
      return inPages(JSON.parse(row?.data ?? '[]'))
    },
  })
}

export const reportRoutesOf = (report: Report): GuardedRoute[] => [
  {
    method: 'GET',
    path: `/warehouses/reports/${report.name}`,
    summary: `Report ${report.summary}`,
    guard: reportGuard,
    asks: reportAsks(report),
    needs: report.needs,
    answers: pageOf(report.row, reportMeta(report.sums)),
    isReport: true,
    handler: (call) => answer(call, report),
  },
  {
    method: 'GET',
    path: `/warehouses/reports/${report.name}/export`,
    summary: `Export as a file ${report.summary}`,
    guard: reportGuard,
    asks: { ...reportFileAsks(report), ...exportAsks },
    needs: report.needs,
    answers: exportedFile,
    handler: (call) => exported(call, report),
  },
]
