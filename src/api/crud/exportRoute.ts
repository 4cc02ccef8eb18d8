import { businessDay } from '../../domain/businessTime'
import { byteOrderMark, csvLine } from '../../domain/csv'
import { meets } from '../../domain/permissions'
import {
  type ExportFormat,
  exportedColumns,
  exportFormats,
  type SheetColumn,
  sheetOf,
} from '../../domain/sheets'
import { stillActor } from '../auth/authenticate'
import { downloadOf } from '../http/answerPlan'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import type { GuardedRoute } from '../http/route'
import { arraySchema, choiceSchema, idSchema, textSchema } from '../http/schema'
import { settingOf } from '../settingOf'
import { type ExportCell, type SheetWords, sheetWords } from './exportCells'
import { countOf, exportPage, pagesOf } from './exportPages'
import { xlsxOf, xlsxType } from './exportXlsx'
import { listQueryOf } from './list'
import type { ListResource } from './resource'

/** Pages between checks of the caller's session and right: 10,000 rows. */
export const pagesBetweenChecks = 10_000 / exportPage

const types = { csv: 'text/csv; charset=utf-8', xlsx: xlsxType }
const isFormat = (text: unknown): text is ExportFormat => exportFormats.some((each) => each === text)

/** Parameters of an export: its format, and the columns of the sheet, separated by commas. */
export const exportAsks = { format: choiceSchema(exportFormats), columns: arraySchema(textSchema) }

export const exportedFile = downloadOf('text/csv', xlsxType)

/** Somebody else's sheet: its titles and cells, from these columns. */
export interface ExportLayout extends SheetWords {
  columns: readonly SheetColumn[]
}

interface ExportOptions {
  /** The resource as its caller may see it. */
  shownTo?: (call: Call) => ListResource
  layoutOf?: (call: Call, id: number) => Promise<ExportLayout>
}

/**
 * `GET /<resource>/export?format=csv|xlsx&columns=a,b`; pages are read as fast as the client takes them. With `layout=` it is
 * the sheet of that layout.
 */
export const exportRoute = (resource: ListResource, options: ExportOptions = {}): GuardedRoute => ({
  method: 'GET',
  path: `/${resource.name}/export`,
  summary: 'Export {many} as a file',
  guard: resource.guards.list,
  asksAs: resource,
  asks: { ...exportAsks, ...(options.layoutOf && { layout: idSchema }) },
  answers: exportedFile,
  handler: (call) => answerExport(call, options.shownTo?.(call) ?? resource, options),
})

async function answerExport(
  call: Call,
  resource: ListResource,
  { layoutOf }: ExportOptions,
): Promise<Response> {
  const sheet = sheetOf(resource.name)
  const { format, url, ...asked } = askedFor(call, sheet ? exportedColumns(sheet) : [])
  const layout = url.searchParams.get('layout')
  if (layoutOf) url.searchParams.delete('layout')
  const query = listQueryOf({ url, now: call.now }, resource)
  const { titles, cells, columns } =
    layout && layoutOf
      ? await layoutOf(call, layoutId(layout))
      : { ...(await wordsOf(call, resource.name, asked.columns)), columns: asked.columns }
  const total = await countOf(call.db, resource, query)
  const pages = async function* () {
    let read = 0
    for await (const rows of pagesOf(call.db, resource, query, columns)) {
      if (read > 0 && read % pagesBetweenChecks === 0) await requireStill(call, resource)
      read++
      yield rows.map(cells)
    }
  }
  return fileOf(call, { name: resource.name, format, titles, pages: pages(), total })
}

async function wordsOf(call: Call, name: string, columns: readonly SheetColumn[]): Promise<SheetWords> {
  const hasMoney = columns.some(({ kind }) => kind === 'money')
  return sheetWords(name, columns, call.locale, hasMoney ? await settingOf(call, 'money_unit') : '')
}

type Rows = Record<string, unknown>[]

interface Apart {
  name: string
  columns: readonly SheetColumn[]
  read: (params: URLSearchParams) => Promise<{ total: number; pages: AsyncIterable<Rows> }>
}

export const inPages = (rows: Rows) => ({
  total: rows.length,
  pages: (async function* () {
    for (let at = 0; at < rows.length; at += exportPage) yield rows.slice(at, at + exportPage)
  })(),
})

export async function exportApart(call: Call, { name, columns: all, read }: Apart): Promise<Response> {
  const { format, columns, url } = askedFor(call, all)
  const { titles, cells } = await wordsOf(call, name, columns)
  const { total, pages } = await read(url.searchParams)
  const written = async function* () {
    for await (const rows of pages) yield rows.map(cells)
  }
  return fileOf(call, { name, format, titles, pages: written(), total })
}

interface File {
  name: string
  format: ExportFormat
  titles: readonly string[]
  pages: AsyncIterable<readonly ExportCell[][]>
  total: number
}

function fileOf(call: Call, { name, format, titles, pages, total }: File): Response {
  const parts = format === 'csv' ? csvOf(titles, pages) : xlsxOf(titles, pages)
  const day = businessDay(call.now)
  return new Response(
    streamOf(parts, (err) => {
      if (!(err instanceof ApiError)) call.deps.log.error({ err }, 'export failed')
    }),
    {
      headers: {
        'content-type': types[format],
        'content-disposition': `attachment; filename="${name}-${day}.${format}"`,
        'cache-control': 'no-store',
        'total-count': String(total),
      },
    },
  )
}

/** @throws ApiError `unauthenticated`, `forbidden`, which end the stream of a long export */
async function requireStill(call: Call, { guards }: ListResource): Promise<void> {
  const now = await stillActor(call)
  if (!meets(now.permissions, guards.list)) throw new ApiError('forbidden')
}

/** @throws ApiError 422 */
function layoutId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalid('layout', 'choice')
  return Number(text)
}

/** @throws ApiError 422 naming the parameter */
function askedFor(call: Call, all: readonly SheetColumn[]) {
  const params = new URLSearchParams(call.url.searchParams)
  for (const name of ['page', 'limit', 'include']) if (params.has(name)) throw invalid(name, 'invalid')
  for (const name of ['format', 'columns', 'layout'])
    if (params.getAll(name).length > 1) throw invalid(name, 'invalid')
  const format = params.get('format') ?? 'csv'
  if (!isFormat(format)) throw invalid('format', 'choice')
  const columns = columnsFor(all, params.get('columns'))
  params.delete('format')
  params.delete('columns')
  const url = new URL(call.url)
  url.search = params.toString()
  return { format, columns, url }
}

function columnsFor(all: readonly SheetColumn[], asked: string | null): readonly SheetColumn[] {
  if (!asked) return all
  const names = asked.split(',')
  if (new Set(names).size < names.length) throw invalid('columns', 'invalid')
  return names.map((name) => {
    const column = all.find(({ field }) => field === name)
    if (!column) throw invalid('columns', 'choice')
    return column
  })
}

async function* csvOf(
  titles: readonly string[],
  pages: AsyncIterable<readonly ExportCell[][]>,
): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder()
  yield bytes.encode(byteOrderMark + csvLine(titles))
  for await (const page of pages)
    yield bytes.encode(
      page
        .map((cells) => csvLine(cells.map(({ text, number, style }) => (style ? text : (number ?? text)))))
        .join(''),
    )
}

/** An embedded database answers without a pause: without this one, no other request would be served until the end. */
const letOthers = () => new Promise((resolve) => setTimeout(resolve))

/** Pulls the next part when there is room for it, and stops when the client stops reading. */
const streamOf = (parts: AsyncGenerator<Uint8Array>, onError: (error: unknown) => void): ReadableStream =>
  new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          await letOthers()
          const { done, value } = await parts.next()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          onError(error)
          controller.error(error)
        }
      },
      cancel: async () => {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
