import { SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type FieldStyle, fieldStyles } from '../../../domain/dynamicFields'
import { StyleName } from './StyleName'

interface StyleInputProps {
  source: string
  /** The style that stored values were entered under. */
  stored?: FieldStyle
  /** A field of a row: lists do not nest. */
  isInRow?: boolean
}

const choices = fieldStyles.map((id) => ({ id }))

/** The style of a field. */
export function StyleInput({ source, stored, isInRow }: StyleInputProps) {
  const style: FieldStyle = useWatch({ name: source })
  const isChanged = stored !== undefined && style !== stored
  return (
    <SelectInput
      source={source}
      label="resources.fields.fields.style"
      choices={isInRow ? choices.filter(({ id }) => id !== 'list') : choices}
      optionText={({ id }: { id: FieldStyle }) => <StyleName style={id} />}
      translateChoice={false}
      isRequired
      margin={isInRow ? 'none' : undefined}
      helperText={isChanged && 'resources.fields.style_changed'}
    />
  )
}
