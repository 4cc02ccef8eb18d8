import { Box, Tab, Tabs } from '@mui/material'
import { useListContext, useLocaleState, useTranslate } from 'react-admin'
import type { View } from '../../../domain/viewSchema'
import { formatNumber } from '../formats/formats'
import { useListMeta } from './listMeta'

export interface FilterTabsProps {
  /** Filter whose values the server counts; without it there is only “all”. */
  source: string
  values: readonly string[]
  label: (value: string) => string
  title?: string
  views?: readonly Shown[]
  current?: number
  onView?: (view: Shown) => void
}

type Shown = Pick<View, 'id' | 'name' | 'query'>

export function FilterTabs(props: FilterTabsProps) {
  const { source, values, label, title = 'components.list.tabs', views = [], current, onView } = props
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { filterValues, setFilters } = useListContext()
  const counts = useListMeta()?.counts?.[source]
  const all = counts && Object.values(counts).reduce((sum, each) => sum + each, 0)
  const count = (number: number | undefined) =>
    number === undefined ? '' : ` (${formatNumber(number, locale)})`
  const select = (value: string) => {
    const view = views.find(({ id }) => value === tabOf(id))
    if (view) return onView?.(view)
    const { [source]: _, ...others } = filterValues
    // “All” clears the filters of a view, too.
    const kept = current === undefined ? others : {}
    setFilters(value ? { ...kept, [source]: value } : kept)
  }
  return (
    <Tabs
      value={current === undefined ? String(filterValues[source] ?? '') : tabOf(current)}
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
      {views.map(({ id, name }) => (
        <Tab key={tabOf(id)} value={tabOf(id)} label={<Named name={name} />} />
      ))}
    </Tabs>
  )
}

/** A name typed by a user, in the direction of its script; the tooltip shows it whole. */
const Named = ({ name }: { name: string }) => (
  <Box component="span" dir="auto" title={name} sx={named}>
    {name}
  </Box>
)
const named = {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

const tabOf = (view: number): string => `view ${view}`
