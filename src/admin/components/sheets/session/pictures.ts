import { isWebLink } from '../../../../domain/links'
import type { ImportResult, ImportRow } from '../../../../domain/sheets/importSchema'
import type { SheetPlan } from './plan'
import type { GridRow } from './rows'

/** Fetches a picture into the media library; resolves to the reason if that fails. */
export type Bring = (url: string, signal: AbortSignal) => Promise<string | undefined>

export interface LostPicture {
  line: number
  url: string
  reason: string
}

/** Fields of a record that contain pictures of other sites, and the URLs. */
interface Pictured {
  data: Record<string, unknown>
  links: string[]
}

const lanes = 3
const together = { rows: 20, characters: 500_000 }

const isPictured = ({ done }: GridRow) => done !== undefined && done.action !== 'refused'

/** Picture fields of an imported row; a new record's derived fields count, too. */
function picturesOf({ sheet, constants }: SheetPlan, { data = {}, done }: GridRow): Pictured {
  const said = done?.action === 'create' ? (sheet.derive?.fill(data) ?? data) : data
  const found = sheet.columns
    .filter(({ isPicture }) => isPicture)
    .map(({ field, kind }) => ({
      field,
      links: kind === 'html' ? linksOf(said[field]) : linksIn(said[field]),
    }))
    .filter(({ links }) => links.length > 0)
  return {
    links: [...new Set(found.flatMap(({ links }) => links))],
    data: {
      ...constants,
      id: done?.id,
      ...Object.fromEntries(found.map(({ field }) => [field, said[field]])),
    },
  }
}

const linksIn = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && isWebLink(each))

const linksOf = (sections: unknown): string[] =>
  [sections].flat().flatMap((section) => {
    const text = String(Object(section).content ?? '')
    if (!/<img/i.test(text)) return []
    const { images } = new DOMParser().parseFromString(text, 'text/html')
    return linksIn([...images].map((image) => image.getAttribute('src')?.trim()))
  })

/** The version that the import made of a row; a later change by somebody else is kept. */
const versionOf = ({ done }: GridRow): number => (done ? done.version + (done.action === 'same' ? 0 : 1) : 0)

interface Means {
  bring: Bring
  /** Updates the records, after the server knows which pictures are in the library. */
  place: (rows: ImportRow[]) => Promise<ImportResult[]>
  onProgress: (progress: { done: number; total: number }, lost: readonly LostPicture[]) => void
  signal: AbortSignal
}

/** Fetches pictures after all rows, so that no slow site delays a price; failed ones remain links. */
export async function bringPictures(
  plan: SheetPlan,
  rows: readonly GridRow[],
  { bring, place, onProgress, signal }: Means,
): Promise<void> {
  const listed = rows
    .filter(isPictured)
    .map((row) => ({ row: row.line, version: versionOf(row), ...picturesOf(plan, row) }))
    .filter(({ links }) => links.length > 0)
  const total = new Set(listed.flatMap(({ links }) => links)).size
  /** By URL the failure's reason, or undefined on success. */
  const asked = new Map<string, string | undefined>()
  const lost: LostPicture[] = []
  const tell = () => onProgress({ done: asked.size, total }, lost)
  tell()
  for (const some of callsOf(listed)) {
    if (signal.aborted) break
    const open = [...new Set(some.flatMap(({ links }) => links))].filter((url) => !asked.has(url))
    const lane = async () => {
      for (let url = open.shift(); url !== undefined && !signal.aborted; url = open.shift()) {
        asked.set(url, await bring(url, signal))
        tell()
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    const isHere = (url: string) => asked.has(url) && asked.get(url) === undefined
    const brought = some
      .filter(({ links }) => links.some(isHere))
      .map(({ row, data, version }) => ({ row, data, version }))
    const refused = (brought.length ? await place(brought) : []).filter(({ action }) => action === 'refused')
    const whyNot = new Map(refused.map(({ row, message = '' }) => [row, message]))
    for (const { row: line, links } of some)
      for (const url of links) {
        const reason = asked.get(url) ?? whyNot.get(line)
        if (reason !== undefined) lost.push({ line, url, reason })
      }
    tell()
  }
}

function callsOf<T extends Pictured>(listed: readonly T[]): T[][] {
  const calls: T[][] = []
  let characters = 0
  for (const each of listed) {
    const length = JSON.stringify(each.data).length
    const last = calls.at(-1)
    const fits = last && last.length < together.rows && characters + length <= together.characters
    if (fits) last.push(each)
    else calls.push([each])
    characters = length + (fits ? characters : 0)
  }
  return calls
}
