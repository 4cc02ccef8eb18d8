import { Box, Card, Link } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { type Debt, type Debtors, debtAgeNames, type StatementSums } from '../../../../domain/debts'
import { formatMoney } from '../../../../domain/money'
import { FigureTile } from '../../../components/charts/FigureTile'
import { FigureTiles } from '../../../components/charts/FigureTiles'
import { Facts } from '../../../components/fields/Facts'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { useMayOpen } from '../../../components/screens/useOpenable'
import { useIsPhone } from '../../../components/viewport/useIsPhone'
import { Aged } from '../Aged'
import { CreditNote } from '../CreditNote'
import { balanceFact } from '../PartyDebt'

const ends = ['opening', 'owed', 'paid', 'closing'] as const

/** A party's balance now, by age, and the balances with which the period began and ended. */
export function StatementSummary({ of, debt }: { of: Debtors; debt: Debt }) {
  const translate = useTranslate()
  const { meta, filterValues } = useListContext()
  const mayOpen = useMayOpen()
  const sums = meta as StatementSums | undefined
  const page = pageOf(of, debt.id)
  // A phone shows rows first; without a period its sums say little more than the balance.
  const isPhone = useIsPhone()
  const hasSums = !isPhone || Object.keys(filterValues).length > 0
  return (
    <Card component="section" aria-label={translate('resources.debt_entries.title')} sx={frame}>
      <div>
        {of === 'agencies' && <CreditNote agencyId={Number(debt.id)} />}
        <Box sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
          <Facts
            isRow
            nothing="resources.debts.nothing"
            of={{
              ...balanceFact(debt),
              ...Object.fromEntries(
                debtAgeNames
                  .filter((name) => debt.age[name] > 0)
                  .map((name) => [
                    `resources.debts.fields.${name}`,
                    <Aged key={name} name={name} amount={debt.age[name]} />,
                  ]),
              ),
              ...(debt.credit > 0 &&
                debt.balance >= 0 && { 'resources.debts.fields.credit': formatMoney(debt.credit) }),
              ...(debt.credit_limit !== null && {
                'resources.debts.fields.credit_limit': formatMoney(debt.credit_limit),
              }),
            }}
          />
        </Box>
        {page && mayOpen(page) && (
          <Link component={ScreenLink} to={page}>
            {translate(`resources.debts.page.${of}`)}
          </Link>
        )}
      </div>
      {hasSums && (
        <FigureTiles>
          {ends.map((name) => (
            <FigureTile
              key={name}
              label={`resources.debts.sums.${name}`}
              value={sums?.[name] ?? 0}
              unit="money"
            />
          ))}
        </FigureTiles>
      )}
    </Card>
  )
}

/** A guest has none. */
const pageOf = (of: Debtors, id: Debt['id']): string | undefined => {
  if (typeof id === 'string') return undefined
  return of === 'agencies' ? paths.agency(id) : of === 'clients' ? paths.client(id) : paths.supplier(id)
}

const frame = {
  display: 'grid',
  gap: 2,
  p: 2,
  mb: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const
