import { Tab, Tabs } from '@mui/material'
import { useListContext, useLocaleState, useTranslate } from 'react-admin'
import { formatNumber } from '../formats'
import { useListMeta } from './listMeta'

interface FilterTabsProps {
  /** The filter; the server counts the field of the same name. */
  source: string
  values: readonly string[]
  /** i18n key of a value. */
  label: (value: string) => string
  /** i18n key of the tabs' accessible name. */
  title?: string
}

/** Tabs for the values of a filter, with counts. */
export function FilterTabs({ source, values, label, title = 'components.list.tabs' }: FilterTabsProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { filterValues, setFilters } = useListContext()
  const counts = useListMeta()?.counts?.[source]
  const all = counts && Object.values(counts).reduce((sum, each) => sum + each, 0)
  const count = (number: number | undefined) =>
    number === undefined ? '' : ` (${formatNumber(number, locale)})`
  const select = (value: string) => {
    const { [source]: _, ...others } = filterValues
    setFilters(value ? { ...others, [source]: value } : others)
  }
  return (
    <Tabs
      value={String(filterValues[source] ?? '')}
      onChange={(_event, value: string) => select(value)}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={translate(title)}
      sx={{ mb: 1 }}
    >
      <Tab value="" label={translate('components.list.all') + count(all)} />
      {values.map((value) => (
        <Tab
          key={value}
          value={value}
          label={translate(label(value)) + count(counts && (counts[value] ?? 0))}
        />
      ))}
    </Tabs>
  )
}
