import { Suspense, useState } from 'react'
import { lazily } from '../../../startup/lazily'
import { ChipButton } from './ChipButton'
import type { FilterSpec } from './specs'
import { useFilterSummary } from './useFilterSummary'

const load = () => import('./FilterPopover')
const FilterPopover = lazily(load)

interface ChipProps {
  spec: FilterSpec
  label: string
  values: Record<string, unknown>
  onChange: (values: Record<string, unknown>) => void
  onClear?: () => void
}

export function Chip({ spec, label, values, onChange, onClear }: ChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const summary = useFilterSummary(spec, values)
  return (
    <ChipButton
      label={label}
      value={summary}
      isShut={spec.isShut}
      isOpen={anchor !== null}
      onNear={() => void load()}
      onOpen={setAnchor}
      onClear={onClear}
    >
      {anchor && (
        <Suspense>
          <FilterPopover
            spec={spec}
            label={label}
            filters={values}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onChange={onChange}
          />
        </Suspense>
      )}
    </ChipButton>
  )
}
