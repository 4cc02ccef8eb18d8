import { useSearchParams } from 'react-router-dom'
import { FilterTabs, type FilterTabsProps } from './FilterTabs'
import { useViews } from './views/useViews'

/** The tabs of a list: those of the entity, then the views that this person has saved. */
export function ListTabs(props: Partial<Pick<FilterTabsProps, 'source' | 'values' | 'label'>>) {
  const [, setAddress] = useSearchParams()
  const { views, current } = useViews()
  const { source, values = [], label = (value: string) => value } = props
  if (!source && views.length === 0) return null
  return (
    <FilterTabs
      source={source ?? ''}
      values={values}
      label={label}
      views={views}
      current={current?.id}
      onView={({ query }) => setAddress(query)}
    />
  )
}
