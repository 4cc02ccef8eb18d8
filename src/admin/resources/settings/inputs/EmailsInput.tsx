import { Autocomplete, Chip, TextField } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin'
import { isEmail } from '../../../../domain/settingSchema'
import { emailsIn } from '../../../../domain/settings'

/** Email addresses as chips, stored as one text with commas; invalid ones are marked at once. */
export function EmailsInput({ source }: { source: string }) {
  const translate = useTranslate()
  const { id, field, fieldState } = useInput({ source })
  const [typed, setTyped] = useState('')
  const emails = emailsIn(String(field.value ?? ''))
  const wrong = emails.find((email) => !isEmail(email))
  const change = (all: readonly string[]) => {
    field.onChange(emailsIn(all.join(' ')).join(', '))
    setTyped('')
  }
  /** Ctrl+S leaves the focus here, so the typed address must be added first. */
  const finish = ({ ctrlKey, metaKey, key }: KeyboardEvent) => {
    if ((ctrlKey || metaKey) && key.toLowerCase() === 's' && typed.trim()) change([...emails, typed])
  }
  const message = wrong
    ? translate('validation.email_of', { email: wrong })
    : fieldState.error && <InputHelperText error={fieldState.error.message} />
  return (
    <Autocomplete
      multiple
      freeSolo
      clearText={translate('ra.action.clear_input_value')}
      autoSelect
      id={id}
      options={[] as string[]}
      value={emails}
      inputValue={typed}
      onInputChange={(_event, text) => (/[,;\s]/.test(text) ? change([...emails, text]) : setTyped(text))}
      onChange={(_event, all) => change(all)}
      onBlur={field.onBlur}
      onKeyDown={finish}
      renderValue={(all, itemProps) =>
        all.map((email, index) => {
          const { key, ...props } = itemProps({ index })
          return (
            <Chip
              key={key}
              {...props}
              size="small"
              label={<bdi dir="ltr">{email}</bdi>}
              color={isEmail(email) ? 'default' : 'error'}
            />
          )
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={<FieldTitle source={source} />}
          margin="none"
          error={Boolean(message)}
          helperText={message}
        />
      )}
    />
  )
}
