import { Autocomplete, Box, Button, FormHelperText, TextField } from '@mui/material'
import { useState } from 'react'
import { InputHelperText, useInput, useTranslate } from 'react-admin'
import { type ChosenValue, hasShape } from '../../../../domain/dynamicFields'
import { useApiChoices } from '../source/useApiChoices'
import type { StyleInputProps } from '../styleInput'

/** One value of a foreign source, stored with its label, so that it shows even if the source is gone. */
export default function ApiStyle({ field: { api }, source, label }: StyleInputProps) {
  const translate = useTranslate()
  const { id, field, fieldState } = useInput({ source })
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { choices, isLoading, fault, retry } = useApiChoices(api, typed, isOpen)
  const chosen: ChosenValue | null = field.value && hasShape('api', field.value) ? field.value : null
  const isChosen = (choice: ChosenValue) => choice.value === chosen?.value
  const { error, invalid } = fieldState
  const faultId = `${id}-fault`
  return (
    <Box>
      <Autocomplete<ChosenValue>
        id={id}
        value={chosen}
        options={chosen && !choices.some(isChosen) ? [chosen, ...choices] : choices}
        // The source has filtered already; the chosen value is listed only until the user types.
        filterOptions={(all) => (typed ? all.filter((choice) => choices.includes(choice)) : all)}
        getOptionLabel={(choice) => choice.label}
        getOptionKey={(choice) => `${typeof choice.value} ${choice.value}`}
        isOptionEqualToValue={(choice, other) => choice.value === other.value}
        clearText={translate('dynamic.api.clear')}
        openText={translate('dynamic.api.open')}
        closeText={translate('dynamic.api.close')}
        loading={isLoading}
        loadingText={translate('dynamic.api.loading')}
        noOptionsText={
          fault
            ? translate(`dynamic.api.${fault.fault}`, { status: fault.status })
            : translate('components.list.none_found')
        }
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => {
          setOpen(false)
          setTyped('')
        }}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_event, choice) => field.onChange(choice && { value: choice.value, label: choice.label })}
        onBlur={() => field.onBlur()}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            name={field.name}
            inputRef={field.ref}
            margin="none"
            error={invalid}
            helperText={invalid && <InputHelperText error={error?.message} />}
          />
        )}
      />
      {fault && (
        <FormHelperText
          id={faultId}
          component="div"
          role="alert"
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          {translate(`dynamic.api.${fault.fault}`, { status: fault.status })}
          {fault.fault !== 'not_set' && (
            <Button size="small" onClick={retry}>
              {translate('dynamic.api.retry')}
            </Button>
          )}
        </FormHelperText>
      )}
    </Box>
  )
}
