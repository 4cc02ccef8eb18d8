import { SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type FieldStyle, fieldStyles } from '../../../domain/dynamicFields'
import { StyleName } from './StyleName'

interface FieldStyleInputProps {
  source: string
  /** Style under which the stored values were entered. */
  stored?: FieldStyle
  isInRow?: boolean
  /** False inside a list: lists of rows do not nest. */
  mayBeList?: boolean
}

const choices = fieldStyles.map((id) => ({ id }))

export function FieldStyleInput({ source, stored, isInRow, mayBeList = true }: FieldStyleInputProps) {
  const style: FieldStyle = useWatch({ name: source })
  const isChanged = stored !== undefined && style !== stored
  return (
    <SelectInput
      source={source}
      label="resources.fields.fields.style"
      choices={mayBeList ? choices : choices.filter(({ id }) => id !== 'list')}
      optionText={({ id }: { id: FieldStyle }) => <StyleName style={id} />}
      translateChoice={false}
      isRequired
      margin={isInRow ? 'none' : undefined}
      helperText={isChanged && 'resources.fields.style_changed'}
    />
  )
}
