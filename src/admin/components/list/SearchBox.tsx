import Clear from '@mui/icons-material/Clear'
import Search from '@mui/icons-material/Search'
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAriaKeys } from '../../keys/off'
import { box } from '../../theme/tokens'
import { useSearchFilter } from './useSearchFilter'

/** Debounce in ms: long enough for a fast typist, short enough to feel immediate; outdated requests are aborted. */
const pause = 200

interface SearchBoxProps {
  /** Name of the filter. */
  source?: string
  /** i18n key of the label. */
  label?: string
}

/** Free-text search of a list. */
export function SearchBox({ source = 'q', label = 'components.list.search' }: SearchBoxProps) {
  const translate = useTranslate()
  const { applied, search } = useSearchFilter(source)
  const keys = useAriaKeys('search')
  const [text, setText] = useState(applied)
  const typed = useRef(applied)

  // Filters also change from elsewhere: the back button, “clear filters”.
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
    <OutlinedInput
      type="search"
      size="small"
      value={text}
      onChange={({ target }) => setText(target.value)}
      placeholder={translate(label, { _: label })}
      sx={{
        flex: { xs: `1 0 ${box.filter - 40}px`, sm: `0 1 ${box.search}px` },
        '& ::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{ input: { 'aria-label': translate(label, { _: label }), 'aria-keyshortcuts': keys } }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={translate('components.list.clear_search')}
              onClick={() => setText('')}
            >
              <Clear fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  )
}
