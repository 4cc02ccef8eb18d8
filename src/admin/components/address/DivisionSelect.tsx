import { Autocomplete, TextField } from '@mui/material'
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin'
import { type Area, areaOf, type Division } from '../../../domain/address/divisions'
import { foundIn } from '../../../domain/fold'

interface DivisionSelectProps {
  source: string
  label: string
  areas: readonly Area[] | undefined
  /** True until the parent division is chosen. */
  disabled?: boolean
  /** Loads the list; called on focus. */
  onAsk: () => void
  onChosen?: () => void
}

export function DivisionSelect({ source, label, areas, disabled, onAsk, onChosen }: DivisionSelectProps) {
  const translate = useTranslate()
  const { id, field, fieldState } = useInput({ source })
  const { error, invalid } = fieldState
  // react-admin's inputs hold '' for null.
  const value: Division | null = field.value || null
  const say = (word: string) => translate(`parts.address.${word}`)
  // The stored division is shown before the list loads, and when the list lacks it.
  const options = areas ?? []
  const shown = value && !areaOf(options, value.code) ? [value, ...options] : options
  return (
    <Autocomplete<Division>
      id={id}
      options={shown}
      value={value}
      onChange={(_event, chosen) => {
        field.onChange(chosen && { code: chosen.code, name: chosen.name })
        onChosen?.()
      }}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(a, b) => a.code === b.code}
      filterOptions={(all, { inputValue }) => all.filter(({ name }) => foundIn(name, inputValue))}
      disabled={disabled}
      loading={!areas}
      onFocus={onAsk}
      onOpen={onAsk}
      onBlur={() => field.onBlur()}
      loadingText={say('loading')}
      noOptionsText={say('none')}
      clearText={say('clear')}
      openText={say('open')}
      closeText={say('close')}
      handleHomeEndKeys
      fullWidth
      size="small"
      renderInput={(params) => (
        <TextField
          {...params}
          label={<FieldTitle label={label} isRequired />}
          inputRef={field.ref}
          margin="dense"
          error={invalid}
          helperText={invalid ? <InputHelperText error={error?.message} /> : undefined}
        />
      )}
    />
  )
}
