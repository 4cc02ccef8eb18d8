import { useEffect, useState } from 'react'
import { useGetList, useGetOne } from 'react-admin'
import { useNames } from '../../references/useNames'
import type { FilterEditorProps } from './editor'
import { Options } from './Options'

/** Debounce in ms. */
const pause = 200

export default function ReferencePick({ spec, label, filters, onChange, onClose }: FilterEditorProps) {
  if (spec.kind !== 'reference') throw new Error('a reference filter names what it refers to')
  const { reference, source, filter } = spec
  const nameOf = useNames(reference)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const value = filters[source]
  const { data = [], isFetching } = useGetList(reference, {
    pagination: { page: 1, perPage: 25 },
    filter: { ...filter, ...(asked && { q: asked }) },
  })
  const current = useGetOne(reference, { id: Number(value) }, { enabled: value !== undefined }).data
  const others = data.filter(({ id }) => id !== current?.id)
  const rows = current && !asked ? [current, ...others] : data
  return (
    <Options
      label={label}
      options={rows.map((row) => ({ id: String(row.id), name: nameOf(row) }))}
      chosen={String(value ?? '')}
      isLoading={isFetching}
      onSearch={setTyped}
      onChoose={(id) => {
        onChange({ [source]: Number(id) })
        onClose()
      }}
    />
  )
}
