import { Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type Debt, type Debtors, debtGuards, oldestPart } from '../../../domain/debts'
import { formatMoney } from '../../../domain/money'
import { Facts } from '../../components/fields/Facts'
import { FormSection } from '../../components/form/FormSection'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { LoadFailure } from '../../components/states/LoadFailure'
import { useRights } from '../../providers/auth/rights'
import { ReservedPlace } from '../../startup/ReservedPlace'
import { Aged } from './Aged'
import { CreditNote } from './CreditNote'
import { useDebt } from './useDebt'
import { usePayOnAccount } from './usePayOnAccount'

interface PartyDebtProps {
  of: Debtors
  id: number
}

/** On the page of a party: what it owes or is owed, with the way to its statement, for who may see it. */
export function PartyDebt({ of, id }: PartyDebtProps) {
  const { can } = useRights()
  const { data, error, isPending, refetch } = useDebt(of, id)
  if (!can(debtGuards[of])) return null
  if (isPending) return <ReservedPlace />
  if (error) return <LoadFailure resource="debts" error={error} onRetry={refetch} />
  return data && <Known of={of} debt={data} />
}

function Known({ of, debt }: { of: Debtors; debt: Debt }) {
  const translate = useTranslate()
  const { button, told } = usePayOnAccount(of, debt, 'small')
  const { id, age } = debt
  const oldest = oldestPart(age)
  return (
    <FormSection title="resources.debts.title" actions={button}>
      {told}
      {of === 'agencies' && <CreditNote agencyId={Number(id)} />}
      <Facts
        isRow
        nothing="resources.debts.nothing"
        of={{
          ...balanceFact(debt),
          ...(oldest && {
            [`resources.debts.fields.${oldest}`]: <Aged name={oldest} amount={age[oldest]} />,
          }),
        }}
      />
      <div>
        <Link component={ScreenLink} to={paths.statement(of, id)}>
          {translate('resources.debts.open')}
        </Link>
      </div>
    </FormSection>
  )
}

/** A negative balance is said as what was paid ahead. */
export const balanceFact = ({ balance }: Pick<Debt, 'balance'>): Record<string, string> =>
  balance < 0
    ? { 'resources.debts.fields.credit': formatMoney(-balance) }
    : { 'resources.debts.fields.balance': formatMoney(balance) }
