import { useListContext, useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import { DayField } from '../form/DayField'

/** The local day of a timestamp, in the format of date inputs. */
export function dayOf(moment: unknown): string {
  const date = new Date(typeof moment === 'string' ? moment : Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The first or last moment of a local day in the API's format; `undefined` for an incomplete date. */
export function momentOf(day: string, end: 'from' | 'to'): string | undefined {
  const date = new Date(`${day}T${end === 'from' ? '00:00:00.000' : '23:59:59.999'}`)
  return Number.isNaN(date.getTime()) || date.getFullYear() < 1000 ? undefined : date.toISOString()
}

interface DateRangeFilterProps {
  /** Names of the two filters are `<source>_from` and `<source>_to`. */
  source?: string
}

/** Filters from one day to another, both included. */
export function DateRangeFilter({ source = 'created' }: DateRangeFilterProps) {
  return (
    <>
      <EndField name={`${source}_from`} end="from" />
      <EndField name={`${source}_to`} end="to" />
    </>
  )
}

function EndField({ name, end }: { name: string; end: 'from' | 'to' }) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const change = (day: string) => {
    const moment = momentOf(day, end)
    // An incomplete date is not applied yet.
    if (day && !moment) return
    const { [name]: _, ...others } = filterValues
    setFilters(moment ? { ...others, [name]: moment } : others)
  }
  return (
    <DayField
      label={translate(`components.list.${end}`)}
      value={dayOf(filterValues[name])}
      onChange={change}
      margin="none"
      sx={{ flex: { xs: `1 1 ${box.picture}px`, sm: 'none' }, width: { sm: box.filter } }}
    />
  )
}
