import { useMemo } from 'react'
import { useListContext, useParams, useTranslate } from 'react-admin'
import { type Debt, type Debtors, debtGuards, debtors } from '../../../../domain/debts'
import { FilterChips } from '../../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../../components/list/filters/specs'
import { ListHeading } from '../../../components/list/ListHeading'
import { ListShell } from '../../../components/list/ListShell'
import { PrintLink } from '../../../components/print/PrintLink'
import { paths } from '../../../components/screens/paths'
import { ExportButton } from '../../../components/sheets/ExportButton'
import { EmptyList } from '../../../components/states/EmptyList'
import { LateSkeleton } from '../../../components/states/LateSkeleton'
import { LoadFailure } from '../../../components/states/LoadFailure'
import { NoAccess } from '../../../components/states/NoAccess'
import { NotFound } from '../../../components/states/NotFound'
import { useRights } from '../../../providers/auth/rights'
import { isHttpError } from '../../../providers/http/httpError'
import { useDebt } from '../useDebt'
import { usePayOnAccount } from '../usePayOnAccount'
import { StatementSummary } from './StatementSummary'
import { StatementTable } from './StatementTable'

export default function StatementPage() {
  const { of, party = '' } = useParams()
  const { can } = useRights()
  const known = debtors.find((each) => each === of)
  if (!known) return <NotFound />
  return can(debtGuards[known]) ? <Party key={`${of}/${party}`} of={known} party={party} /> : <NoAccess />
}

function Party({ of, party }: { of: Debtors; party: string }) {
  const { data, error, isPending, refetch } = useDebt(of, party)
  if (isPending) return <LateSkeleton label="components.list.loading" />
  if (data) return <Statement of={of} debt={data} />
  if (!error || (isHttpError(error) && error.status === 404)) return <NotFound />
  return <LoadFailure resource="debts" error={error} onRetry={refetch} />
}

const filters: readonly FilterSpec[] = [{ kind: 'days', source: 'at' }]

/** Filters that choose the statement rather than search it. */
const chosen = ['at_from', 'at_to']

function Statement({ of, debt }: { of: Debtors; debt: Debt }) {
  const translate = useTranslate()
  const filter = useMemo(() => ({ of, party: debt.id }), [of, debt.id])
  const { button, told } = usePayOnAccount(of, debt)
  return (
    <ListShell
      resource="debt_entries"
      filter={filter}
      heading={
        <>
          <ListHeading
            title={debt.name || String(debt.id)}
            add={button}
            actions={
              <>
                <PrintButton of={of} id={debt.id} />
                <ExportButton />
              </>
            }
          />
          {told}
        </>
      }
      filters={<FilterChips of={filters} />}
      chooses={chosen}
      empty={<EmptyList message={translate('resources.debt_entries.empty')} />}
      isTable
      arrange={(head, rows) => (
        <>
          {head}
          <StatementSummary of={of} debt={debt} />
          {rows}
        </>
      )}
    >
      <StatementTable of={of} />
    </ListShell>
  )
}

/** Prints the period that is looked at. */
function PrintButton({ of, id }: { of: Debtors; id: Debt['id'] }) {
  const translate = useTranslate()
  const { at_from: from, at_to: to } = useListContext().filterValues
  return (
    <PrintLink
      to={paths.statementPrint(of, id, { from, to })}
      label={translate('resources.debts.print.action')}
    />
  )
}
