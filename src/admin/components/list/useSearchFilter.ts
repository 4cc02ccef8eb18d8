import { useListContext } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { filtersOf } from './addressFilters'

/** Search text and setter. Typing adds a single history entry, so that Back does not step through letters. */
export function useSearchFilter(source: string) {
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
