import { Autocomplete, TextField } from '@mui/material'
import { FieldTitle, InputHelperText, useGetList, useInput, useTranslate } from 'react-admin'
import { fold } from '../../../domain/fold'
import type { GroupStyle } from '../../../domain/group'
import type { Group } from '../../../domain/groupSchema'
import { defaultSort } from '../../providers/data/endpoints'
import { useChoiceWords } from '../useChoiceWords'

interface GroupSelectProps {
  source: string
  typeId: number
  style: GroupStyle
  /** The value is a list. */
  isMultiple?: boolean
  helperText?: string
}

const all = { page: 1, perPage: 1000 }

/** Chooses among the groups of a type by their names, without regard to accents. */
export function GroupSelect({ source, typeId, style, isMultiple = false, helperText }: GroupSelectProps) {
  const translate = useTranslate()
  const words = useChoiceWords()
  const { id, field, fieldState } = useInput({ source })
  const asked = { filter: { type_id: typeId, style }, pagination: all, sort: defaultSort('groups') }
  const { data = [], isPending } = useGetList<Group>('groups', asked)
  const titles = new Map(data.map((group) => [group.id, group.title]))
  const titleOf = (each: number) => titles.get(each) ?? (isPending ? '…' : `#${each}`)
  const { error, invalid } = fieldState
  const help = helperText && translate(helperText)
  return (
    <Autocomplete<number, boolean>
      id={id}
      multiple={isMultiple}
      filterSelectedOptions={isMultiple}
      disableCloseOnSelect={isMultiple}
      handleHomeEndKeys
      autoHighlight
      size="small"
      options={data.map((group) => group.id)}
      value={field.value || (isMultiple ? [] : null)}
      onChange={(_event, chosen) => field.onChange(chosen)}
      onBlur={() => field.onBlur()}
      getOptionLabel={titleOf}
      getOptionKey={(option) => option}
      filterOptions={(options, { inputValue }) =>
        options.filter((option) => fold(titleOf(option)).includes(fold(inputValue.trim())))
      }
      loading={isPending}
      noOptionsText={translate('resources.groups.none')}
      {...words}
      renderInput={(params) => (
        <TextField
          {...params}
          label={<FieldTitle source={source} />}
          inputRef={field.ref}
          error={invalid}
          helperText={invalid ? <InputHelperText error={error?.message} helperText={false} /> : help}
        />
      )}
    />
  )
}
