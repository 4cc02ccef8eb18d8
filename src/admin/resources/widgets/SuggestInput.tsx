import { Autocomplete, TextField } from '@mui/material'
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin'
import { fold } from '../../../domain/fold'
import { messageOf } from '../../components/media/ImageField'
import type { ListMeta } from '../../providers/data/meta'
import { useAllWidgets } from './useAllWidgets'

interface SuggestInputProps {
  source: 'type' | 'group_name'
  helperText?: string
  isRequired?: boolean
}

export function SuggestInput({ source, helperText, isRequired }: SuggestInputProps) {
  const translate = useTranslate()
  const { field, fieldState, id } = useInput({ source, defaultValue: '' })
  const { meta } = useAllWidgets()
  const offered = (meta as ListMeta | undefined)?.choices?.[source] ?? []
  const error = messageOf(fieldState.error)
  return (
    <Autocomplete
      id={id}
      freeSolo
      clearText={translate('ra.action.clear_input_value')}
      options={offered}
      inputValue={field.value ?? ''}
      onInputChange={(_event, typed) => field.onChange(typed)}
      value={field.value || null}
      filterOptions={(options, { inputValue }) =>
        options.filter((option) => option !== inputValue && fold(option).includes(fold(inputValue.trim())))
      }
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          onBlur={field.onBlur}
          label={<FieldTitle source={source} isRequired={isRequired} />}
          error={fieldState.invalid}
          helperText={error || helperText ? <InputHelperText error={error} helperText={helperText} /> : false}
        />
      )}
    />
  )
}
