import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import {
  FieldTitle,
  InputHelperText,
  useGetMany,
  useInput,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import { FormSection } from '../../../components/form/FormSection'
import { useChoiceWords } from '../../../components/references/useChoiceWords'
import { useFoundRecords } from '../../../components/references/useFoundRecords'

export function RelatedPosts() {
  const translate = useTranslate()
  const words = useChoiceWords()
  const self = useRecordContext<Post>()?.id
  const { id, field, fieldState } = useInput({ source: 'related_ids' })
  const ids: number[] = Array.isArray(field.value) ? field.value : []
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { found, isSearching } = useFoundRecords<Post>('posts', { text, enabled: isOpen })
  const { data: known = [] } = useGetMany<Post>('posts', { ids }, { enabled: ids.length > 0 })
  const titles = new Map([...found, ...known.filter(Boolean)].map((post) => [post.id, post.title]))
  const { error, invalid } = fieldState
  return (
    <FormSection title="resources.posts.groups.related">
      <Autocomplete<number, true>
        id={id}
        multiple
        filterSelectedOptions
        disableCloseOnSelect
        handleHomeEndKeys
        size="small"
        options={found.map((post) => post.id).filter((each) => each !== self)}
        value={ids}
        onChange={(_event, chosen) => field.onChange(chosen)}
        getOptionLabel={(option) => titles.get(option) ?? `#${option}`}
        getOptionKey={(option) => option}
        // The server has filtered already, ignoring accents.
        filterOptions={(options) => options}
        inputValue={text}
        onInputChange={(_event, value, reason) => reason !== 'blur' && setText(value)}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onBlur={() => field.onBlur()}
        loading={isSearching}
        noOptionsText={translate('resources.posts.related_empty')}
        {...words}
        renderInput={(params) => (
          <TextField
            {...params}
            label={<FieldTitle source="related_ids" />}
            inputRef={field.ref}
            error={invalid}
            helperText={invalid && <InputHelperText error={error?.message} helperText={false} />}
          />
        )}
      />
    </FormSection>
  )
}
