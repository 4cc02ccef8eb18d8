import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../domain/money'
import { Status } from '../../components/fields/Status'

/** How a count differs from what was expected; `null` of the first. */
export function DifferenceMark({ difference }: { difference: number | null }) {
  const translate = useTranslate()
  if (difference === null) return translate('resources.cash.difference.first')
  const kind = difference < 0 ? 'short' : difference > 0 ? 'over' : 'exact'
  return (
    <Status tone={tones[kind]}>
      {translate(`resources.cash.difference.${kind}`, { amount: formatMoney(Math.abs(difference)) })}
    </Status>
  )
}

const tones = { short: 'bad', over: 'warn', exact: 'ok' } as const
