import { FieldTitle, InputHelperText, useInput } from 'react-admin'
import { NodeSelect } from '../tree/NodeSelect'
import type { CategoryNode } from './useCategories'
import { useNewCategory } from './useNewCategory'

interface CategoryPickerProps {
  source: string
  rows: readonly CategoryNode[]
  excluded?: ReadonlySet<number>
  helperText?: string
  /** Called after the field's value has changed. */
  onChosen?: (id: number | null) => void
  /** The type in which one that is not there can be made, by who may. */
  createIn?: number
}

/** A form field to choose a category. */
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
