import { useTranslate } from 'react-admin'
import { type Debt, oldestPart } from '../../../domain/debts'
import { formatMoney } from '../../../domain/money'
import { Status } from '../../components/fields/Status'

/** The part of a debt that has been owed the longest. */
export function Oldest({ age }: Pick<Debt, 'age'>) {
  const translate = useTranslate()
  const name = oldestPart(age)
  if (!name) return null
  return (
    <Status tone={name === 'over' ? 'bad' : name === '61-90' ? 'warn' : 'neutral'}>
      {translate(`resources.debts.fields.${name}`)}: {formatMoney(age[name])}
    </Status>
  )
}
