import type { KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { SearchField } from '../SearchField'

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
  return (
    <SearchField
      fullWidth
      value={query}
      onChange={onSearch}
      onKeyDown={press}
      label={translate('parts.settings.search')}
    />
  )
}
