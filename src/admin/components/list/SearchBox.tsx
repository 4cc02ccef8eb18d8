import { useEffect, useRef, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useAriaKeys } from '../../keys/off'
import { box } from '../../theme/tokens'
import { filtersOf } from './addressFilters'
import { SearchField } from './SearchField'

/** Search text and setter. Typing adds a single history entry, so that Back does not step through letters. */
function useSearchFilter(source: string) {
  const { filterValues, setFilters } = useListContext()
  const [address, setAddress] = useSearchParams()
  const applied = String(filterValues[source] ?? '')

  const search = (wanted: string) => {
    const { [source]: _, ...others } = filterValues
    const filters = wanted ? { ...others, [source]: wanted } : others
    const isTyping = wanted && applied && filtersOf(address)[source] === applied
    if (!isTyping) return setFilters(filters)
    const next = new URLSearchParams(address)
    next.set('filter', JSON.stringify(filters))
    next.set('page', '1')
    setAddress(next, { replace: true })
  }
  return { applied, search }
}

/** Debounce in ms: long enough for a fast typist, short enough to feel immediate; outdated requests are aborted. */
const pause = 200

interface SearchBoxProps {
  source?: string
  label?: string
}

export function SearchBox({ source = 'q', label = 'components.list.search' }: SearchBoxProps) {
  const translate = useTranslate()
  const { applied, search } = useSearchFilter(source)
  const keys = useAriaKeys('search')
  const [text, setText] = useState(applied)
  const typed = useRef(applied)

  // Filters also change elsewhere: back button, “clear filters”.
  useEffect(() => {
    if (applied === typed.current) return
    typed.current = applied
    setText(applied)
  }, [applied])

  const apply = useRef<(wanted: string) => void>(() => undefined)
  apply.current = (wanted) => {
    typed.current = wanted
    search(wanted)
  }
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === applied) return
    const timer = setTimeout(() => apply.current(wanted), pause)
    return () => clearTimeout(timer)
  }, [text, applied])

  return (
    <SearchField
      value={text}
      onChange={setText}
      label={translate(label, { _: label })}
      keys={keys}
      flex={{ xs: `1 0 ${box.filter - 40}px`, sm: `0 1 ${box.search}px` }}
    />
  )
}
