import { type Identifier, useGetOne, useLocaleState, useTranslate } from 'react-admin'
import { isHttpError } from '../../../providers/http/httpError'
import { formatDate, formatNumber } from '../../formats/formats'
import { useNames } from '../../references/useNames'
import { type FilterSpec, nodeOf } from './specs'

/** A filter's value in words; empty only if unset, as a set filter hides rows even if its target is gone. */
export function useFilterSummary(spec: FilterSpec, filters: Record<string, unknown>): string {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const value = filters[spec.source]
  const reference = spec.kind === 'reference' ? spec.reference : ''
  const nameOf = useNames(reference)
  const { data, error } = useGetOne(
    reference,
    { id: (value as Identifier) ?? '' },
    { enabled: reference !== '' && value !== undefined && !spec.isShut },
  )
  const gone = () => translate('components.list.gone')
  const range = (say: (end: unknown) => string) => {
    const [from, to] = [filters[`${spec.source}_from`], filters[`${spec.source}_to`]]
    if (from === undefined && to === undefined) return ''
    return `${from === undefined ? '' : say(from)} – ${to === undefined ? '' : say(to)}`.trim()
  }
  switch (spec.kind) {
    case 'choice': {
      const chosen = spec.choices.find(({ id }) => String(id) === String(value ?? spec.usual ?? ''))
      return chosen ? translate(chosen.name, { _: chosen.name }) : String(value ?? '')
    }
    case 'tree':
      if (value === undefined) return ''
      if (spec.rows.length === 0 && !spec.isShut) return '…'
      return spec.rows.find(({ id }) => id === nodeOf(value))?.title ?? gone()
    case 'days':
      return range((day) => formatDate(String(day), locale)) || translate(spec.usual ?? '', { _: '' })
    case 'numbers':
      return range((end) => formatNumber(Number(end), locale))
    case 'yesno':
      return value === undefined ? '' : translate(`ra.boolean.${value === true}`)
    case 'reference':
      if (value === undefined) return ''
      if (data) return nameOf(data)
      if (!error && !spec.isShut) return '…'
      return isHttpError(error) && error.status === 404 ? gone() : `#${value}`
  }
}
