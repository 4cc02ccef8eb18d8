import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material'
import { Suspense } from 'react'
import { InputHelperText, RadioButtonGroupInput, SelectInput, useInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { lazily } from '../../../startup/lazily'
import type { StyleInputProps } from '../styleInput'

const SearchedSelect = lazily(() => import('./SearchedSelect'))

/** Longer lists get a search field. */
const maxUnsearched = 12

export function SelectboxStyle(props: StyleInputProps) {
  const { field, source, label, defaultValue } = props
  const choices = useOptions(props)
  if ((field.data?.length ?? 0) > maxUnsearched)
    return (
      <Suspense>
        <SearchedSelect {...{ source, label, defaultValue, choices }} />
      </Suspense>
    )
  return (
    <SelectInput
      {...{ source, label, defaultValue, choices }}
      translateChoice={false}
      emptyText="dynamic.not_chosen"
      margin="none"
      helperText={false}
    />
  )
}

/** One of a few choices, all in sight; the first clears the choice. */
export function RadioboxStyle(props: StyleInputProps) {
  const { source, label, defaultValue } = props
  const translate = useTranslate()
  const choices = [{ id: '', name: translate('dynamic.not_chosen') }, ...useOptions(props)]
  return (
    <RadioButtonGroupInput
      {...{ source, label, defaultValue, choices }}
      translateChoice={false}
      margin="none"
      helperText={false}
    />
  )
}

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

/** Choices of a field for react-admin's inputs, with the chosen ones that no longer exist. */
function useOptions({ field, source }: StyleInputProps) {
  const translate = useTranslate()
  const value: unknown = useWatch({ name: source })
  const choices = (field.data ?? []).map((each) => ({ id: each.value, name: each.label }))
  const chosen = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
  const gone = chosen
    .filter((each) => each !== '' && !choices.some(({ id }) => id === each))
    .map((each) => ({ id: each, name: translate('dynamic.gone_choice', { value: each }) }))
  return [...choices, ...gone]
}
