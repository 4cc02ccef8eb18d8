import type { FilterSpec } from './specs'

export interface FilterEditorProps<S extends FilterSpec = FilterSpec> {
  spec: S
  label: string
  filters: Record<string, unknown>
  onChange: (values: Record<string, unknown>) => void
  onClose: () => void
}
