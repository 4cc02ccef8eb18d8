import { useMemo } from 'react'
import { useDataProvider, useStore, useTranslate } from 'react-admin'
import { guards, type ResourceName } from '../../../../domain/guards'
import { finder, layoutOf } from '../../../../domain/sheets/layouts/layout'
import { useRights } from '../../../providers/auth/rights'
import type { AppDataProvider } from '../../../providers/data/types'
import { errorBody } from '../../../providers/http/httpError'
import type { RawRow } from '../read/limits'
import { createImportSession } from '../session/importSession'
import { fingerprintOf, fits, type Guess, guess, headAt, type Mapping } from '../session/mapping'
import { gridRows, letterOf } from '../session/place'
import type { PlanColumn } from '../session/plan'
import type { ImportSubject } from './useImportSubject'
import { useLookups } from './useLookups'
import type { Work } from './work'

const maxSamples = 3
const nothing: Guess = { mapping: [], doubts: [] }

/**
 * Mapping of a file's columns, which starts the import session.
 * @param wantsMade whether to create missing categories and the like
 */
export function useMapping(subject: ImportSubject, table: readonly RawRow[], wantsMade: boolean) {
  const { resource, sheet, schema, columns, constants, keys, titleOf } = subject
  const translate = useTranslate()
  const provider = useDataProvider<AppDataProvider>()
  const { profile, can } = useRights()
  const mayMake = (name: ResourceName) => can(guards[name as keyof typeof guards].create)
  const { lookups, error } = useLookups(subject, (name) => wantsMade && mayMake(name))
  const languages = lookups?.languages
  const { head, titles, guessed } = useMemo(() => {
    if (!languages) return { head: 0, titles: [], guessed: nothing }
    const head = headAt(table, sheet, columns, languages)
    const width = Math.max(...table.map(({ cells }) => cells.length))
    const titles = Array.from({ length: width }, (_, at) => table[head]?.cells[at] ?? '')
    return { head, titles, guessed: guess(titles, sheet, columns, languages) }
  }, [table, sheet, columns, languages])
  // Per user, as several may share a browser.
  const name = `columns.${profile?.id}.${resource}.${fingerprintOf(titles)}`
  const [stored, setStored] = useStore<unknown>(name, null)
  const isRemembered = titles.length > 0 && fits(stored, titles, columns)
  const mapping: Mapping = isRemembered ? stored : guessed.mapping
  const layout = layoutOf(titles, sheet.layouts)
  const hasLinks = useMemo(
    () =>
      columns.some(({ field, kind, isPicture }) => {
        const at = mapping.indexOf(field)
        const names = (cell: string) =>
          kind === 'html' ? /<img\s/i.test(cell) && /https?:/i.test(cell) : /^https?:/i.test(cell)
        return isPicture && at >= 0 && table.some(({ cells }) => names(cells[at] ?? ''))
      }),
    [columns, mapping, table],
  )

  const naming = [...keys, sheet.derive?.from].filter((field) => field !== undefined)
  const asked = naming.filter((field) => columns.some((each) => each.field === field && !each.isIdentity))
  const twice = mapping.find((field, at) => field && mapping.indexOf(field) < at)
  const problem = !lookups
    ? ''
    : twice
      ? translate('sheets.mapping.again', { field: titleOf(twice) })
      : naming.some((field) => mapping.includes(field))
        ? ''
        : translate('sheets.mapping.need_key', { key: asked.map(titleOf).join(' / ') })

  const bring = async (url: string, signal: AbortSignal): Promise<string | undefined> => {
    try {
      await provider.fetchMedia(url, signal)
      return undefined
    } catch (error) {
      const reason = errorBody(error)?.errors?.url
      if (!reason) throw error
      return reason
    }
  }

  /** @param brings whether to fetch pictures of other sites into the media library */
  const begin = (brings: boolean): Work => {
    setStored([...mapping])
    const places = new Map(mapping.map((field, at) => [field, at]))
    const placeOf = ({ column }: PlanColumn) => places.get(column.field) ?? Number.POSITIVE_INFINITY
    // In the file's order; fields that it lacks come last and are empty.
    const ordered = (lookups?.columns ?? [])
      .filter(({ column }) => !column.isIdentity || places.has(column.field))
      .sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)))
      .map((column) => ({ ...column, letter: letterOf(placeOf(column)) }))
    const say = ({ key, params }: { key: string; params?: object }) => translate(key, params)
    const own = table.slice(head + 1)
    const rows = layout?.rows?.(own, finder(titles)) ?? own
    const session = createImportSession(
      { sheet, schema, columns: ordered, constants, say },
      gridRows(rows, ordered.map(placeOf)),
      async (sent, options) =>
        (await provider.importRows(resource, { rows: sent, pictures: brings, ...options })).data,
      brings ? bring : undefined,
    )
    return { session, columns: ordered }
  }

  return {
    titles,
    mapping,
    /** Columns whose field the user must choose among several candidates. */
    doubts: isRemembered ? nothing.mapping : guessed.doubts,
    layout: layout?.name,
    isRemembered,
    problem,
    error,
    isPending: !lookups,
    /** Whether the file may name records that the import can create. */
    canMake: columns.some(
      ({ field, reference }) => mapping.includes(field) && reference?.makes && mayMake(reference.resource),
    ),
    /** Whether the file has pictures of other sites and the user may upload. */
    hasLinks: can(guards.media.create) && hasLinks,
    begin,
    samples: (at: number): string =>
      table
        .slice(head + 1)
        .map(({ cells }) => cells[at] ?? '')
        .filter(Boolean)
        .slice(0, maxSamples)
        .join(' · '),
    choose: (at: number, field: string | null) =>
      setStored(titles.map((_, place) => (place === at ? field : (mapping[place] ?? null)))),
  }
}
