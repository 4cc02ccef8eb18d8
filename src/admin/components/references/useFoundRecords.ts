import { useEffect, useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { defaultSort } from '../../providers/data/endpoints'

const pause = 200
const pagination = { page: 1, perPage: 20 }

interface Search {
  text: string
  filter?: Record<string, unknown>
  include?: string
  enabled: boolean
}

export function useFoundRecords<R extends RaRecord>(resource: string, search: Search) {
  const { text, filter, include, enabled } = search
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text])
  const asked = {
    filter: { ...filter, ...(q && { q }) },
    pagination,
    sort: defaultSort(resource),
    ...(include && { meta: { include } }),
  }
  const { data = [], isFetching, error } = useGetList<R>(resource, asked, { enabled })
  return { found: data, isSearching: isFetching || q !== text.trim(), error }
}
