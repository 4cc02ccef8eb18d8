import { FieldTitle, InputHelperText, useInput } from 'react-admin'
import { NodeSelect } from '../tree/NodeSelect'
import type { CategoryNode } from './useCategories'
import { useNewCategory } from './useNewCategory'

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
