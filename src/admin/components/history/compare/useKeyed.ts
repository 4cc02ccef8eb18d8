import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin'
import { guardOf, type ResourceName } from '../../../../domain/guards'
import { type KeySource, keySourceOf, type Named } from '../../../../domain/references'
import { useRights } from '../../../providers/auth/rights'
import { pageSize } from '../../../providers/cache/prefetch'
import { pageQuery } from '../../../providers/cache/raKeys'
import { defaultSort } from '../../../providers/data/endpoints'
import type { Facet } from './facets'
import type { Keyed } from './keyed'

/** Custom fields for a value of the field that contains their keys. */
export type KeyedOf = (field: unknown) => readonly Keyed[]

const staleTime = 60_000
const nothing: readonly Keyed[] = []

const namesIn = ({ names }: KeySource, record: RaRecord): Keyed[] =>
  (names as (record: RaRecord) => readonly Named[])(record).map((each) => ({ style: 'text', ...each }))

/**
 * Custom fields of the keys in the facets, loaded only if there are any.
 * @param id the record; if its entity defines keys per record, only its own count
 */
export function useKeyed(
  entity: ResourceName,
  facets: readonly Pick<Facet, 'path'>[],
  id?: Identifier,
): KeyedOf {
  const dataProvider = useDataProvider()
  const { can } = useRights()
  const fields = [...new Set(facets.map(({ path: [field] }) => String(field)))]
    .filter((field) => keySourceOf(entity, field))
    .join()
  const sources = useMemo(
    () =>
      fields.split(',').flatMap((field) => {
        const source = keySourceOf(entity, field)
        return source ? [{ field, source }] : []
      }),
    [entity, fields],
  )
  const answers = useQueries({
    queries: sources.map(({ source: { resource } }) => ({
      ...pageQuery(dataProvider, resource, {
        pagination: { page: 1, perPage: pageSize(resource) },
        sort: defaultSort(resource),
        filter: {},
      }),
      enabled: can(guardOf(resource, 'list')),
      staleTime,
    })),
    combine: (results) => results.map(({ data }) => data?.data),
  })
  return useMemo(() => {
    const found = new Map<unknown, readonly Keyed[]>(
      sources.map(({ field, source }, at) => [
        field,
        (answers[at] ?? [])
          .filter((record) => !source.isOwn || String(record.id) === String(id))
          .flatMap((record) => namesIn(source, record)),
      ]),
    )
    return (field) => found.get(field) ?? nothing
  }, [sources, answers, id])
}
