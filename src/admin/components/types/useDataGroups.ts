import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import type { DataField } from '../../../domain/fieldSchema'
import { dataGroupsOf, type FiledCategory, withoutRepeats } from '../../../domain/posts/dataGroups'
import type { PostType } from '../../../domain/typeSchema'
import { onlyResults } from '../../providers/cache/onlyResults'
import { pageSize } from '../../providers/cache/prefetch'
import { defaultSort } from '../../providers/data/endpoints'
import { useCategories } from '../categories/useCategories'

export interface FilledGroup {
  id: number
  title: string
  sort: number
  fields: DataField[]
}

const dataFieldsQuery = (typeId: number) => ({
  pagination: { page: 1, perPage: pageSize('fields') },
  sort: defaultSort('fields'),
  filter: { type: typeId },
})

const noGroups: FilledGroup[] = []

function groupsOf(fields: readonly DataField[]): FilledGroup[] {
  const groups = new Map<number, FilledGroup>()
  for (const field of fields) {
    const { title = '', sort = 0 } = field.group?.data ?? {}
    const group = groups.get(field.group_id) ?? { id: field.group_id, title, sort, fields: [] }
    group.fields.push(field)
    groups.set(group.id, group)
  }
  return [...groups.values()].sort((a, b) => a.sort - b.sort || a.id - b.id)
}

/** Data groups of a type, and a function for those that a post has through its category. */
export function useDataGroups(type: Pick<PostType, 'id' | 'features'> | undefined) {
  const typeId = type?.id ?? 0
  const enabled = type?.features.includes('data_groups') ?? false
  const { data } = useGetList<DataField>('fields', dataFieldsQuery(typeId), {
    enabled,
    staleTime: 30_000,
    ...onlyResults,
  })
  const { rows } = useCategories(typeId, enabled)
  return useMemo(() => {
    const groups = data ? groupsOf(data) : noGroups
    const categories: readonly FiledCategory[] = rows
    const of = (categoryId: unknown) =>
      withoutRepeats(dataGroupsOf(groups, categories, Number(categoryId) || null))
    return { groups, of }
  }, [data, rows])
}
