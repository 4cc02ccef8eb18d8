import { mediaKinds } from '../../../../domain/media'
import { FilterTabs } from '../../list/FilterTabs'
import { FilterChips } from '../../list/filters/FilterChips'
import { SortChip, type SortChoice } from '../../list/filters/SortChip'
import type { FilterSpec } from '../../list/filters/specs'
import { SearchBox } from '../../list/SearchBox'

/** The kinds of files, with counts. */
export const KindTabs = () => (
  <FilterTabs
    source="kind"
    values={mediaKinds}
    label={(kind) => `resources.media.kinds.${kind}`}
    title="resources.media.library.kind"
  />
)

/** Free text, dates, order. */
export const LibraryFilters = () => (
  <>
    <SearchBox label="resources.media.library.search" />
    <FilterChips of={filters} />
    <SortChip of={sorts} />
  </>
)

const filters: readonly FilterSpec[] = [
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
]
