import { Autocomplete, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import type { Post } from '../../../domain/postSchema'
import { defaultSort } from '../../providers/data/endpoints'

const pause = 200
const pagination = { page: 1, perPage: 20 }

function useFoundPosts(typeId: number, typed: string, enabled: boolean) {
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const filter = { type_id: typeId, ...(q && { q }) }
  const { data = [], isFetching } = useGetList<Post>(
    'posts',
    { filter, pagination, sort: defaultSort('posts') },
    { enabled },
  )
  return { found: data, isSearching: isFetching || q !== typed.trim() }
}

interface PostPickProps {
  typeId: number
  label: string
  value: readonly Post[]
  onChange: (posts: Post[]) => void
  isMany?: boolean
}

export function PostPick({ typeId, label, value, onChange, isMany = false }: PostPickProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { found, isSearching } = useFoundPosts(typeId, typed, isOpen)
  const shared = {
    options: found,
    size: 'small',
    handleHomeEndKeys: true,
    getOptionLabel: ({ title }: Post) => title,
    getOptionKey: ({ id }: Post) => id,
    isOptionEqualToValue: (a: Post, b: Post) => a.id === b.id,
    // The server has filtered already, ignoring accents.
    filterOptions: (options: Post[]) => options,
    inputValue: typed,
    onInputChange: (_event: unknown, text: string, reason: string) => reason !== 'blur' && setTyped(text),
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    loading: isSearching,
    loadingText: translate('common.loading'),
    noOptionsText: translate('resources.discounts.no_products'),
    clearText: translate('ra.action.clear_input_value'),
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
  } as const
  if (isMany)
    return (
      <Autocomplete<Post, true>
        {...shared}
        multiple
        filterSelectedOptions
        disableCloseOnSelect
        value={[...value]}
        onChange={(_event, posts) => onChange(posts)}
        renderInput={(params) => <TextField {...params} margin="none" label={label} autoFocus />}
      />
    )
  return (
    <Autocomplete<Post>
      {...shared}
      value={value[0] ?? null}
      onChange={(_event, post) => onChange(post ? [post] : [])}
      renderInput={(params) => <TextField {...params} margin="none" label={label} />}
    />
  )
}
