import { Suspense, useState } from 'react'
import { useListContext, useResourceContext, useTranslate } from 'react-admin'
import { lazily } from '../../lazily'
import { ChipButton } from './ChipButton'
import { type FilterSpec, without, withValues } from './specs'
import { useSummary } from './useSummary'

/** Loaded when the first filter is opened or the pointer comes near. */
const load = () => import('./FilterPopover')
const FilterPopover = lazily(load)

/** The declared filters of a list: each a button that says what is chosen, and opens its choice. */
export const FilterChips = ({ of: specs }: { of: readonly FilterSpec[] }) =>
  specs.map((spec) => <FilterChip key={spec.source} spec={spec} />)

function FilterChip({ spec }: { spec: FilterSpec }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const { filterValues, setFilters } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const summary = useSummary(spec, filterValues)
  const label = translate(spec.label ?? `resources.${resource}.fields.${spec.source}`)
  const isFixed = spec.kind === 'choice' && spec.usual !== undefined
  return (
    <ChipButton
      label={label}
      value={summary}
      isOpen={anchor !== null}
      onNear={() => void load()}
      onOpen={setAnchor}
      onClear={isFixed ? undefined : () => setFilters(clearedOf(spec, filterValues))}
    >
      {anchor && (
        <Suspense>
          <FilterPopover
            spec={spec}
            label={label}
            filters={filterValues}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onChange={(values) =>
              setFilters(
                spec.kind === 'choice' && spec.apply
                  ? spec.apply(filterValues, (values[spec.source] as string | number | undefined) ?? null)
                  : withValues(filterValues, spec, values),
              )
            }
          />
        </Suspense>
      )}
    </ChipButton>
  )
}

const clearedOf = (spec: FilterSpec, filters: Record<string, unknown>) =>
  spec.kind === 'choice' && spec.apply ? spec.apply(filters, null) : without(filters, spec)
