import { useListContext, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { FilterTabs, type FilterTabsProps } from './FilterTabs'
import { selectionOf, viewKeyOf } from './views/query'
import { useViews } from './views/useViews'

interface ListTabsProps extends Partial<Pick<FilterTabsProps, 'source' | 'values' | 'label'>> {
  /** Built-in views; `name` is an i18n key, `query` a query string. */
  own?: readonly { name: string; query: string }[]
}

export function ListTabs(props: ListTabsProps) {
  const translate = useTranslate()
  const { filterValues, sort } = useListContext()
  const [, setAddress] = useSearchParams()
  const { views, current } = useViews()
  const { source, values = [], label = (value: string) => value, own = [] } = props
  // Negative ids cannot collide with those of saved views.
  const all = [...own.map(({ name, query }, at) => ({ id: -1 - at, name: translate(name), query })), ...views]
  if (!source && all.length === 0) return null
  const shown = viewKeyOf(filterValues, sort.field, sort.order)
  return (
    <FilterTabs
      source={source ?? ''}
      values={values}
      label={label}
      views={all}
      current={current?.id ?? all.find(({ query }) => selectionOf(query) === shown)?.id}
      onView={({ query }) => setAddress(query)}
    />
  )
}
