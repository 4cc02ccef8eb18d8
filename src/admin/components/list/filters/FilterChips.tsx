import { useListContext, useResourceContext, useTranslate } from 'react-admin'
import { Chip } from './Chip'
import { type FilterSpec, namesOf, without, withValues } from './specs'

/** The declared filters of a list: each a button that says what is chosen, and opens its choice. */
export const FilterChips = ({ of: specs }: { of: readonly FilterSpec[] }) =>
  specs.map((spec) => <FilterChip key={spec.source} spec={spec} />)

function FilterChip({ spec }: { spec: FilterSpec }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const { filterValues, setFilters } = useListContext()
  if (spec.isShut && namesOf(spec).every((name) => filterValues[name] === undefined)) return null
  const isFixed = spec.kind === 'choice' && spec.usual !== undefined
  return (
    <Chip
      spec={spec}
      label={translate(spec.label ?? `resources.${resource}.fields.${spec.source}`)}
      values={filterValues}
      onChange={(values) =>
        setFilters(
          spec.kind === 'choice' && spec.apply
            ? spec.apply(filterValues, (values[spec.source] as string | number | undefined) ?? null)
            : withValues(filterValues, spec, values),
        )
      }
      onClear={isFixed ? undefined : () => setFilters(clearedOf(spec, filterValues))}
    />
  )
}

const clearedOf = (spec: FilterSpec, filters: Record<string, unknown>) =>
  spec.kind === 'choice' && spec.apply ? spec.apply(filters, null) : without(filters, spec)
