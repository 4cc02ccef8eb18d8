import { useListContext, useResourceContext, useTranslate } from 'react-admin'
import { Chip } from './Chip'
import { Fold } from './Folded'
import { type FilterSpec, namesOf, without, withValues } from './specs'

export function FilterChips({ of: specs }: { of: readonly FilterSpec[] }) {
  const { filterValues } = useListContext()
  const shown = specs.filter((spec) => !spec.isShut || isSet(spec, filterValues))
  if (shown.length === 0) return null
  return (
    <Fold set={shown.filter((spec) => isFixed(spec) || isSet(spec, filterValues)).length}>
      {shown.map((spec) => (
        <FilterChip key={spec.source} spec={spec} />
      ))}
    </Fold>
  )
}

const isSet = (spec: FilterSpec, filters: Record<string, unknown>): boolean =>
  namesOf(spec).some((name) => filters[name] !== undefined)

const isFixed = (spec: FilterSpec): boolean => spec.kind === 'choice' && spec.usual !== undefined

function FilterChip({ spec }: { spec: FilterSpec }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const { filterValues, setFilters } = useListContext()
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
      onClear={
        isFixed(spec) || !isSet(spec, filterValues)
          ? undefined
          : () => setFilters(clearedOf(spec, filterValues))
      }
    />
  )
}

const clearedOf = (spec: FilterSpec, filters: Record<string, unknown>) =>
  spec.kind === 'choice' && spec.apply ? spec.apply(filters, null) : without(filters, spec)
