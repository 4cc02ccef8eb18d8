import { mediaKinds } from '../../../../domain/media'
import { FilterTabs } from '../../list/FilterTabs'
import { FilterChips } from '../../list/filters/FilterChips'
import { SortChip, type SortChoice } from '../../list/filters/SortChip'
import type { FilterSpec } from '../../list/filters/specs'
import { SearchBox } from '../../list/SearchBox'
import { useTags } from '../tags/useTags'

export const KindTabs = () => (
  <FilterTabs
    source="kind"
    values={mediaKinds}
    label={(kind) => `resources.media.kinds.${kind}`}
    title="resources.media.library.kind"
  />
)

export function LibraryFilters() {
  const tags = useTags()
  const tag: FilterSpec = {
    kind: 'choice',
    source: 'tag',
    label: 'resources.media.fields.tags',
    choices: tags.map((each) => ({ id: each.tag, name: each.tag })),
  }
  return (
    <>
      <SearchBox label="resources.media.library.search" />
      <FilterChips of={tags.length ? [tag, ...filters] : filters} />
      <SortChip of={sorts} />
    </>
  )
}

const filters: readonly FilterSpec[] = [
  {
    kind: 'choice',
    source: 'used',
    label: 'resources.media.facts.used',
    choices: [
      { id: 0, name: 'resources.media.facts.is_unused' },
      { id: 1, name: 'resources.media.facts.is_used' },
    ],
  },
  {
    kind: 'choice',
    source: 'alt',
    label: 'resources.media.fields.alt',
    choices: [{ id: 'none', name: 'resources.media.facts.no_alt' }],
  },
  {
    kind: 'choice',
    source: 'duplicates',
    label: 'resources.media.facts.duplicates',
    choices: [{ id: 1, name: 'resources.media.facts.has_copy' }],
  },
  { kind: 'days', source: 'created', label: 'resources.media.fields.created_at' },
]

const sortBy = (name: string, field: string, order: SortChoice['order']): SortChoice => ({
  name: `resources.media.library.sorts.${name}`,
  field,
  order,
})

const sorts = [
  sortBy('newest', 'id', 'DESC'),
  sortBy('oldest', 'id', 'ASC'),
  sortBy('name', 'name', 'ASC'),
  sortBy('largest', 'size', 'DESC'),
  sortBy('same', 'hash', 'ASC'),
]
