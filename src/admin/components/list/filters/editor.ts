import type { FilterSpec } from './specs'

/** What the choice of every kind is given. */
export interface FilterEditorProps<S extends FilterSpec = FilterSpec> {
  spec: S
  label: string
  filters: Record<string, unknown>
  /** Called with the new values by their names. */
  onChange: (values: Record<string, unknown>) => void
  onClose: () => void
}
