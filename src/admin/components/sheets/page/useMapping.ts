import { useMemo } from 'react'
import { useDataProvider, useStore, useTranslate } from 'react-admin'
import { useRights } from '../../../providers/auth/rights'
import type { AppDataProvider } from '../../../providers/data/types'
import { createImportSession } from '../session/importSession'
import { fingerprintOf, fits, guessMapping, headAt, type Mapping } from '../session/mapping'
import type { PlanColumn } from '../session/plan'
import { useLookups } from './useLookups'
import type { Subject } from './useSubject'
import type { SheetFile, Work } from './work'

const most = 3
const noMapping: Mapping = []

/** The mapping of a file's columns, and the session that begins with it. */
export function useMapping(subject: Subject, file: SheetFile) {
  const { resource, sheet, schema, columns, constants, key, titleOf } = subject
  const translate = useTranslate()
  const provider = useDataProvider<AppDataProvider>()
  const { profile } = useRights()
  const { lookups, error } = useLookups(subject)
  const languages = lookups?.languages
  const { head, titles, guess } = useMemo(() => {
    if (!languages) return { head: 0, titles: [], guess: noMapping }
    const head = headAt(file.rows, columns, languages)
    const width = Math.max(...file.rows.map(({ cells }) => cells.length))
    const titles = Array.from({ length: width }, (_, at) => file.rows[head]?.cells[at] ?? '')
    return { head, titles, guess: guessMapping(titles, columns, languages) }
  }, [file, columns, languages])
  // Per person, since several may use one browser.
  const name = `columns.${profile?.id}.${resource}.${fingerprintOf(titles)}`
  const [stored, setStored] = useStore<unknown>(name, null)
  const isRemembered = titles.length > 0 && fits(stored, titles, columns)
  const mapping = isRemembered ? stored : guess

  const twice = mapping.find((field, at) => field && mapping.indexOf(field) < at)
  const hasKey = [key, sheet.derive?.from].some((field) => field && mapping.includes(field))
  const problem = !lookups
    ? ''
    : twice
      ? translate('sheets.mapping.again', { field: titleOf(twice) })
      : hasKey
        ? ''
        : translate('sheets.mapping.need_key', { key: titleOf(key) })

  const begin = (): Work => {
    setStored([...mapping])
    const places = new Map(mapping.map((field, at) => [field, at]))
    const place = ({ column }: PlanColumn) => places.get(column.field) ?? Number.POSITIVE_INFINITY
    // As in the file; fields that it lacks come last and are empty.
    const ordered = [...(lookups?.columns ?? [])].sort((a, b) =>
      place(a) === place(b) ? 0 : place(a) - place(b),
    )
    const say = ({ key, params }: { key: string; params?: object }) => translate(key, params)
    const rows = file.rows.slice(head + 1).map(({ line, cells }) => ({
      line,
      cells: ordered.map((column) => cells[place(column)] ?? ''),
    }))
    const session = createImportSession(
      { sheet, schema, columns: ordered, constants, say },
      rows,
      async (sent, options) => (await provider.importRows(resource, { rows: sent, ...options })).data,
    )
    return { session, columns: ordered }
  }

  return {
    titles,
    mapping,
    isRemembered,
    problem,
    error,
    isPending: !lookups,
    begin,
    samples: (at: number): string =>
      file.rows
        .slice(head + 1)
        .map(({ cells }) => cells[at] ?? '')
        .filter(Boolean)
        .slice(0, most)
        .join(' · '),
    choose: (at: number, field: string | null) =>
      setStored(titles.map((_, place) => (place === at ? field : (mapping[place] ?? null)))),
  }
}
