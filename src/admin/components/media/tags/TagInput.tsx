import { Autocomplete, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { fold } from '../../../../domain/fold'
import { distinctTags, mediaLimits } from '../../../../domain/media'
import { useChoiceWords } from '../../references/useChoiceWords'
import { useTags } from './useTags'

interface TagInputProps {
  label: string
  value: readonly string[]
  onChange: (tags: string[]) => void
  options?: readonly string[]
  isFixed?: boolean
}

/** Tags, typed or chosen; Enter or a comma ends one. */
export function TagInput({ label, value, onChange, options, isFixed = false }: TagInputProps) {
  const translate = useTranslate()
  const words = useChoiceWords()
  const used = useTags()
  const offered = options ?? used.map(({ tag }) => tag)
  const change = (tags: readonly string[]) =>
    onChange(distinctTags(tags.flatMap((tag) => tag.split(','))).slice(0, mediaLimits.tags))
  return (
    <Autocomplete
      multiple
      freeSolo={!isFixed}
      autoHighlight={isFixed}
      // Leaving the field keeps the typed text as a tag.
      clearOnBlur={!isFixed}
      autoSelect={!isFixed}
      disableCloseOnSelect={isFixed}
      options={offered.filter((tag) => !value.includes(tag))}
      value={[...value]}
      onChange={(_event, tags) => change(tags)}
      filterOptions={(all, { inputValue }) =>
        all.filter((tag) => fold(tag).includes(fold(inputValue.trim()))).slice(0, 50)
      }
      noOptionsText={translate('resources.media.tags.none')}
      {...words}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          margin="none"
          onKeyDown={(event) => {
            if (event.key !== ',' || isFixed || !(event.target instanceof HTMLInputElement)) return
            event.preventDefault()
            change([...value, event.target.value])
          }}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: mediaLimits.tag },
          }}
        />
      )}
    />
  )
}
