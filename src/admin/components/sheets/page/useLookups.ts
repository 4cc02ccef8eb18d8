import { useQuery } from '@tanstack/react-query'
import { type DataProvider, useDataProvider, useLocaleState, useTranslate } from 'react-admin'
import type { SheetColumn } from '../../../../domain/sheets'
import { allMessagesOf, languages } from '../../../providers/messages'
import type { PlanColumn } from '../session/plan'
import { bare, choiceIn, type Option, type Words } from '../session/words'
import type { Subject } from './useSubject'

/** An entity's words in every language, and what its references may name. */
interface Lookups {
  words: Words[]
  references: Record<string, Record<string, unknown>[]>
}

async function loadLookups(
  provider: DataProvider,
  { resource, columns, constants }: Subject,
): Promise<Lookups> {
  const catalogues = Promise.all(languages.map(allMessagesOf))
  const named = columns.flatMap(({ field, reference }) => (reference ? [{ field, reference }] : []))
  const lists = await Promise.all(
    named.map(async ({ field, reference }) => {
      const { data } = await provider.getList(reference.resource, {
        pagination: { page: 1, perPage: 1000 },
        sort: { field: 'id', order: 'ASC' },
        filter: { ...constants, ...reference.among },
      })
      return [field, data] as const
    }),
  )
  const words = (await catalogues).map(
    (messages): Words =>
      (key) => {
        const word = messages[`resources.${resource}.${key}`]
        return typeof word === 'string' ? word : undefined
      },
  )
  return { words, references: Object.fromEntries(lists) }
}

/** Finds values by any of their names. */
function byNames(entries: readonly { value: unknown; names: string[] }[]): PlanColumn['named'] {
  const found = new Map<string, Set<unknown>>()
  for (const { value, names } of entries)
    for (const name of names.map(bare)) found.set(name, (found.get(name) ?? new Set()).add(value))
  return (text) => [...(found.get(bare(text)) ?? [])]
}

/** The columns that can be imported, with their titles and what may be chosen; undefined until that is known. */
export function useLookups(subject: Subject) {
  const provider = useDataProvider()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { resource, columns, constants, titleOf } = subject
  const { data, error, refetch } = useQuery({
    queryKey: ['sheets', resource, constants],
    queryFn: () => loadLookups(provider, subject),
    staleTime: 60_000,
  })
  if (!data) return { error, refetch }

  const planOf = (column: SheetColumn): PlanColumn => {
    const title = titleOf(column.field)
    const { reference, choices = [] } = column
    if (reference) {
      const entries = (data.references[column.field] ?? []).map((row) => ({
        value: row.id,
        names: [String(row[reference.label])],
      }))
      const options = entries.map(({ value, names: [label = ''] }): Option => ({ value, label }))
      return { column, title, options, named: byNames(entries) }
    }
    if (column.kind === 'yesno') {
      const options = [true, false].map((value) => ({
        value,
        label: translate(value ? 'common.yes' : 'common.no'),
      }))
      return { column, title, options, named: () => [] }
    }
    const block = `resources.${resource}.${column.words ?? column.field}`
    const options = choices.map((value) => ({ value, label: translate(`${block}.${value}`) }))
    const entries = choices.map((value) => ({
      value,
      names: [String(value), ...data.words.map((words) => choiceIn(words, column, value))],
    }))
    return { column, title, options, named: byNames(entries) }
  }
  return { lookups: { columns: columns.map(planOf), languages: data.words, locale } }
}
