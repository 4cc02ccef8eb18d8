import { isWebLink } from '../../../../domain/links'
import type { ImportResult, ImportRow } from '../../../../domain/sheets/importSchema'
import type { Plan } from './plan'
import type { GridRow } from './rows'

/** Brings the picture at an address into the library; answers the reason where it cannot be had. */
export type Bring = (url: string, signal: AbortSignal) => Promise<string | undefined>

/** A picture that stays where it is. */
export interface LostPicture {
  line: number
  url: string
  reason: string
}

/** Pictures that are fetched at once. */
const lanes = 3
/** Rows that are told of their pictures by one call. */
const together = 20

const isPictured = ({ done }: GridRow) => done !== undefined && done.action !== 'refused'

/** What a row that came in says of its pictures; a new record's follow from each other. */
function picturesOf({ sheet, constants }: Plan, { data = {}, done }: GridRow): Record<string, unknown> {
  const said = done?.action === 'create' ? (sheet.derive?.fill(data) ?? data) : data
  const fields = sheet.columns
    .filter(({ field, isPicture }) => isPicture && said[field])
    .map(({ field }) => field)
  return { ...constants, id: done?.id, ...Object.fromEntries(fields.map((field) => [field, said[field]])) }
}

/** The version that the import has made of a row: whoever has changed it since keeps that. */
const versionOf = ({ done }: GridRow): number => (done ? done.version + (done.action === 'same' ? 0 : 1) : 0)

const linksIn = (pictures: Record<string, unknown>): string[] =>
  Object.values(pictures)
    .flat()
    .filter((value): value is string => typeof value === 'string' && isWebLink(value))

interface Means {
  bring: Bring
  /** Tells the server which pictures these records have; it knows by now which of them the library has. */
  place: (rows: ImportRow[]) => Promise<ImportResult[]>
  onProgress: (progress: { done: number; total: number }, lost: readonly LostPicture[]) => void
  signal: AbortSignal
}

/**
 * Brings the pictures of rows that are imported into the library. They come after all rows, so that no slow site keeps
 * a price from being right; what cannot be had stays a link.
 */
export async function bringPictures(
  plan: Plan,
  rows: readonly GridRow[],
  { bring, place, onProgress, signal }: Means,
): Promise<void> {
  const listed = rows
    .filter(isPictured)
    .map((row) => ({ row: row.line, data: picturesOf(plan, row), version: versionOf(row) }))
    .filter(({ data }) => linksIn(data).length > 0)
  const total = new Set(listed.flatMap(({ data }) => linksIn(data))).size
  /** By address, the reason or that it is there. */
  const asked = new Map<string, string | undefined>()
  const lost: LostPicture[] = []
  const tell = () => onProgress({ done: asked.size, total }, lost)
  tell()
  for (let at = 0; at < listed.length && !signal.aborted; at += together) {
    const some = listed.slice(at, at + together)
    const open = [...new Set(some.flatMap(({ data }) => linksIn(data)))].filter((url) => !asked.has(url))
    const lane = async () => {
      for (let url = open.shift(); url !== undefined && !signal.aborted; url = open.shift()) {
        asked.set(url, await bring(url, signal))
        tell()
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    const isHere = (url: string) => asked.has(url) && asked.get(url) === undefined
    const brought = some.filter(({ data }) => linksIn(data).some(isHere))
    const refused = (brought.length ? await place(brought) : []).filter(({ action }) => action === 'refused')
    const whyNot = new Map(refused.map(({ row, message = '' }) => [row, message]))
    for (const { row: line, data } of some)
      for (const url of new Set(linksIn(data))) {
        const reason = asked.get(url) ?? whyNot.get(line)
        if (reason !== undefined) lost.push({ line, url, reason })
      }
    tell()
  }
}
