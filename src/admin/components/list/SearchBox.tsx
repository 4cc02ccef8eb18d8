import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAriaKeys } from '../../keys/off'
import { box } from '../../theme/tokens'
import { SearchField } from './SearchField'
import { useSearchFilter } from './useSearchFilter'

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
