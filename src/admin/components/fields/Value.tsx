import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../domain/money'
import { formatDate, formatNumber } from '../formats/formats'
import { Moment } from '../formats/Moment'
import { useLocale } from '../formats/useLocale'
import type { ValueKind } from './kinds'
import { PhoneNumber } from './PhoneNumber'
import { Tags } from './Tags'

export function Value({ kind, value }: { kind: ValueKind; value: unknown }) {
  const translate = useTranslate()
  const locale = useLocale()
  if (value === null || value === undefined || value === '') return null
  switch (kind) {
    case 'money':
      return formatMoney(Number(value))
    case 'number':
      return formatNumber(Number(value), locale)
    case 'moment':
      return <Moment iso={String(value)} />
    case 'day':
      return formatDate(String(value), locale)
    case 'phone':
      return <PhoneNumber phone={String(value)} />
    case 'tags':
      return Array.isArray(value) ? <Tags names={value.map(String)} /> : String(value)
    case 'yesno':
      return value === true ? translate('ra.boolean.true') : '–'
    default:
      return <Line text={String(value)} />
  }
}

export const Line = ({ text }: { text: string }) => <span title={text}>{text}</span>
