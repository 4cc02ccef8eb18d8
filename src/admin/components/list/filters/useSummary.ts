import { type Identifier, useGetOne, useLocaleState, useTranslate } from 'react-admin'
import { formatDate, formatNumber } from '../../formats'
import { useNames } from '../../useNames'
import { type FilterSpec, nodeOf } from './specs'

/** What a filter is set to, in words; empty when it is not set. */
export function useSummary(spec: FilterSpec, filters: Record<string, unknown>): string {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const value = filters[spec.source]
  const reference = spec.kind === 'reference' ? spec.reference : ''
  const nameOf = useNames(reference)
  const { data } = useGetOne(
    reference,
    { id: (value as Identifier) ?? '' },
    { enabled: reference !== '' && value !== undefined },
  )
  const range = (say: (end: unknown) => string) => {
    const [from, to] = [filters[`${spec.source}_from`], filters[`${spec.source}_to`]]
    if (from === undefined && to === undefined) return ''
    return `${from === undefined ? '' : say(from)} – ${to === undefined ? '' : say(to)}`.trim()
  }
  switch (spec.kind) {
    case 'choice': {
      const chosen = spec.choices.find(({ id }) => String(id) === String(value ?? spec.usual ?? ''))
      return chosen ? translate(chosen.name, { _: chosen.name }) : ''
    }
    case 'tree':
      return spec.rows.find(({ id }) => id === nodeOf(value))?.title ?? ''
    case 'days':
      return range((day) => formatDate(String(day), locale))
    case 'numbers':
      return range((end) => formatNumber(Number(end), locale))
    case 'yesno':
      return value === undefined ? '' : translate(`ra.boolean.${value === true}`)
    case 'reference':
      return value === undefined ? '' : data ? nameOf(data) : '…'
  }
}
