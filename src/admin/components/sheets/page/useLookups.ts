import { useQuery } from '@tanstack/react-query'
import { type DataProvider, useDataProvider, useLocaleState, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../../domain/guards'
import type { SheetColumn } from '../../../../domain/sheets'
import { allMessagesOf, catalogueLanguages } from '../../../startup/messages'
import type { PlanColumn } from '../session/plan'
import { planColumn } from '../session/planColumn'
import type { EntityWords } from '../session/words'
import type { ImportSubject } from './useImportSubject'

/** An entity's words in every language, and the records that its references may name. */
interface Lookups {
  words: EntityWords[]
  references: Record<string, Record<string, unknown>[]>
}

async function loadLookups(
  provider: DataProvider,
  { resource, columns, constants }: ImportSubject,
): Promise<Lookups> {
  const catalogues = Promise.all(catalogueLanguages.map(allMessagesOf))
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
    (messages): EntityWords =>
      (key) => {
        const word = messages[`resources.${resource}.${key}`]
        return typeof word === 'string' ? word : undefined
      },
  )
  return { words, references: Object.fromEntries(lists) }
}

/**
 * Importable columns with titles and options; undefined until loaded.
 * @param makes whether missing records of a resource are created by the import
 */
export function useLookups(subject: ImportSubject, makes: (resource: ResourceName) => boolean) {
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

  const planOf = (column: SheetColumn): PlanColumn =>
    planColumn(column, {
      title: titleOf(column.field),
      records: data.references[column.field] ?? [],
      languages: data.words,
      say: (key) => translate(key.startsWith('common.') ? key : `resources.${resource}.${key}`),
      makes,
    })
  return { lookups: { columns: columns.map(planOf), languages: data.words, locale } }
}
