import { Autocomplete, TextField } from '@mui/material'
import type { ReactNode, Ref } from 'react'
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin'
import { fold } from '../../../domain/fold'
import type { GroupStyle } from '../../../domain/group'
import { useChoiceWords } from '../references/useChoiceWords'
import { useGroups } from './useGroups'

interface GroupSelectProps {
  source: string
  typeId: number
  style: GroupStyle
  isMultiple?: boolean
  helperText?: string
}

export function GroupSelect({ source, typeId, style, isMultiple = false, helperText }: GroupSelectProps) {
  const translate = useTranslate()
  const { id, field, fieldState } = useInput({ source })
  const { error, invalid } = fieldState
  const help = helperText && translate(helperText)
  return (
    <GroupPick
      id={id}
      typeId={typeId}
      style={style}
      isMultiple={isMultiple}
      value={field.value || (isMultiple ? [] : null)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={<FieldTitle source={source} />}
      error={invalid}
      helperText={invalid ? <InputHelperText error={error?.message} helperText={false} /> : help}
    />
  )
}

interface GroupPickProps {
  typeId: number
  style: GroupStyle
  isMultiple?: boolean
  value: number | number[] | null
  onChange: (chosen: number | number[] | null) => void
  label: ReactNode
  id?: string
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  error?: boolean
  helperText?: ReactNode
}

export function GroupPick(props: GroupPickProps) {
  const { typeId, style, isMultiple = false, label, inputRef, error, helperText } = props
  const translate = useTranslate()
  const words = useChoiceWords()
  const { data, isPending } = useGroups(typeId, style)
  const titles = new Map(data.map((group) => [group.id, group.title]))
  const titleOf = (each: number) => titles.get(each) ?? (isPending ? '…' : `#${each}`)
  return (
    <Autocomplete<number, boolean>
      id={props.id}
      multiple={isMultiple}
      filterSelectedOptions={isMultiple}
      disableCloseOnSelect={isMultiple}
      handleHomeEndKeys
      autoHighlight
      size="small"
      options={data.map((group) => group.id)}
      value={props.value}
      onChange={(_event, chosen) => props.onChange(chosen)}
      onBlur={() => props.onBlur?.()}
      getOptionLabel={titleOf}
      getOptionKey={(option) => option}
      filterOptions={(options, { inputValue }) =>
        options.filter((option) => fold(titleOf(option)).includes(fold(inputValue.trim())))
      }
      loading={isPending}
      noOptionsText={translate('resources.groups.none')}
      {...words}
      renderInput={(params) => (
        <TextField {...params} label={label} inputRef={inputRef} error={error} helperText={helperText} />
      )}
    />
  )
}
