import { Suspense } from 'react'
import { SelectInput } from 'react-admin'
import { lazily } from '../../../startup/lazily'
import type { StyleInputProps } from '../styleInput'
import { useOptions } from './useOptions'

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
