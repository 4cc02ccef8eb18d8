import { FieldTitle, InputHelperText, useDataProvider, useInput } from 'react-admin'
import type { Category } from '../../../domain/categorySchema'
import { nextSort } from '../../../domain/tree'
import { useMay } from '../../providers/auth/rights'
import { useFeedback } from '../form/useFeedback'
import { NodeSelect } from '../tree/NodeSelect'
import type { CategoryNode } from './useCategories'

/** Creates a category from its name, last on the top level; returns its id, or undefined if refused. */
function useNewCategory(typeId: number | undefined, rows: readonly CategoryNode[]) {
  const dataProvider = useDataProvider()
  const mayCreate = useMay('categories', 'create')
  const { succeeded, failed } = useFeedback('categories')
  if (!typeId || !mayCreate) return undefined
  return async (title: string): Promise<number | undefined> => {
    try {
      // Loaded on demand: the slug tables are large and rarely needed.
      const { slugFrom } = await import('../../../domain/slug')
      const place = { type_id: typeId, parent_id: null, sort: nextSort(rows, null) }
      const values = { ...place, title, slug: slugFrom(title) }
      const { data } = await dataProvider.create<Category>('categories', { data: values })
      succeeded('created')
      return data.id
    } catch (error) {
      failed('create_failed', error)
      return undefined
    }
  }
}

interface CategoryPickerProps {
  source: string
  rows: readonly CategoryNode[]
  excluded?: ReadonlySet<number>
  helperText?: string
  onChosen?: (id: number | null) => void
  /** Id of the type in which users with the right may create a missing category. */
  createIn?: number
}

export function CategoryPicker({
  source,
  rows,
  excluded,
  helperText,
  onChosen,
  createIn,
}: CategoryPickerProps) {
  const { id, field, fieldState } = useInput({ source, helperText })
  const { error, invalid } = fieldState
  const choose = (chosen: number | null) => {
    field.onChange(chosen)
    onChosen?.(chosen)
  }
  const create = useNewCategory(createIn, rows)
  return (
    <NodeSelect
      id={id}
      rows={rows}
      value={typeof field.value === 'number' ? field.value : null}
      onChange={choose}
      onCreate={create}
      excluded={excluded}
      label={<FieldTitle source={source} />}
      inputRef={field.ref}
      onBlur={field.onBlur}
      error={invalid}
      helperText={
        invalid || helperText ? <InputHelperText error={error?.message} helperText={helperText} /> : undefined
      }
    />
  )
}
