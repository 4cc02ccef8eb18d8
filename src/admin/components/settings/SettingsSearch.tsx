import Clear from '@mui/icons-material/Clear'
import Search from '@mui/icons-material/Search'
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'

interface SettingsSearchProps {
  query: string
  onSearch: (query: string) => void
  /** Goes to the first row that was found. */
  onEnter: () => void
}

/** Searches the rows; Enter goes to the first and never saves the form, Esc shows all again. */
export function SettingsSearch({ query, onSearch, onEnter }: SettingsSearchProps) {
  const translate = useTranslate()
  const press = (event: KeyboardEvent) => {
    // Enter and Esc of an input method belong to it.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (query.trim()) onEnter()
    } else if (event.key === 'Escape' && query) {
      event.preventDefault()
      onSearch('')
    }
  }
  const label = translate('parts.settings.search')
  return (
    <OutlinedInput
      type="search"
      size="small"
      fullWidth
      value={query}
      onChange={({ target }) => onSearch(target.value)}
      onKeyDown={press}
      placeholder={label}
      sx={{ '& ::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{ input: { 'aria-label': label } }}
      endAdornment={
        query && (
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={translate('components.list.clear_search')}
              onClick={() => onSearch('')}
            >
              <Clear fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" aria-hidden />
        </InputAdornment>
      }
    />
  )
}
