import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material'
import { InputHelperText, useInput } from 'react-admin'
import type { StyleInputProps } from '../styleInput'
import { useOptions } from './useOptions'

/** Unlike react-admin's group of checkboxes, the first box gets the ref, so that an error can focus it. */
export function CheckboxStyle(props: StyleInputProps) {
  const { source, label, defaultValue } = props
  const choices = useOptions(props)
  const { id, field, fieldState } = useInput({ source, defaultValue })
  const { error, invalid } = fieldState
  const chosen: unknown[] = Array.isArray(field.value) ? field.value : []
  const tick = (choice: string, isTicked: boolean) => {
    field.onChange(isTicked ? [...chosen, choice] : chosen.filter((each) => each !== choice))
    field.onBlur()
  }
  return (
    <FormControl component="fieldset" error={invalid}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice.id}
            label={choice.name}
            control={
              <Checkbox
                id={`${id}_${choice.id}`}
                name={field.name}
                checked={chosen.includes(choice.id)}
                onChange={(_, isTicked) => tick(choice.id, isTicked)}
                slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }}
              />
            }
          />
        ))}
      </FormGroup>
      {invalid && (
        <FormHelperText>
          <InputHelperText error={error?.message} />
        </FormHelperText>
      )}
    </FormControl>
  )
}
