import { useMemo } from 'react'
import { useListContext, useParams, useTranslate } from 'react-admin'
import { type Debtors, debtGuards, debtors, overdueDays } from '../../../domain/debts'
import { formatMoney } from '../../../domain/money'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { ListHeading } from '../../components/list/ListHeading'
import { ListShell } from '../../components/list/ListShell'
import { SearchBox } from '../../components/list/SearchBox'
import { paths } from '../../components/screens/paths'
import { ScreenTabs } from '../../components/screens/ScreenTabs'
import { ExportButton } from '../../components/sheets/ExportButton'
import { EmptyList } from '../../components/states/EmptyList'
import { NoAccess } from '../../components/states/NoAccess'
import { NotFound } from '../../components/states/NotFound'
import { useRights } from '../../providers/auth/rights'
import { DebtTable } from './DebtTable'

/** Debts of a kind of parties; without one in the address of the first that this user may see. */
export default function DebtPage() {
  const { of } = useParams()
  const { can } = useRights()
  const seen = debtors.filter((each) => can(debtGuards[each]))
  const asked = of === undefined ? seen[0] : debtors.find((each) => each === of)
  if (!asked) return <NotFound />
  return seen.includes(asked) ? <Debts key={asked} of={asked} seen={seen} /> : <NoAccess />
}

function Debts({ of, seen }: { of: Debtors; seen: readonly Debtors[] }) {
  const translate = useTranslate()
  const say = (key: string) => translate(`resources.debts.${key}.${of}`)
  const filter = useMemo(() => ({ of }), [of])
  const filters = useFilters(of)
  return (
    <ListShell
      resource="debts"
      filter={filter}
      heading={
        <ListHeading
          help={say('hint')}
          note={<Sum label={say('sum')} />}
          brief={<Sum />}
          add={null}
          actions={<ExportButton />}
        />
      }
      tabs={
        seen.length > 1 && (
          <ScreenTabs
            label="resources.debts.which"
            current={paths.debts(of)}
            tabs={seen.map((each) => ({ to: paths.debts(each), label: `resources.debts.tab.${each}` }))}
          />
        )
      }
      filters={
        <>
          <SearchBox label="resources.debts.search" />
          <FilterChips of={filters} />
        </>
      }
      empty={<EmptyList message={say('empty')} />}
      isTable
    >
      <DebtTable of={of} />
    </ListShell>
  )
}

/** Of all parties that the filters leave, on whatever page. */
function Sum({ label }: { label?: string }) {
  const { meta } = useListContext()
  const balance = (meta as { sums?: { balance: number } } | undefined)?.sums?.balance
  if (balance === undefined) return null
  return (
    <span data-sum>
      {label && `${label}: `}
      {formatMoney(balance)}
    </span>
  )
}

function useFilters(of: Debtors): readonly FilterSpec[] {
  const translate = useTranslate()
  return useMemo(
    () => [
      {
        kind: 'choice',
        source: 'overdue',
        choices: overdueDays.map((days) => ({
          id: days,
          name: translate('resources.debts.older', { days }),
        })),
      },
      ...(of === 'agencies'
        ? [
            {
              kind: 'choice' as const,
              source: 'over_limit',
              choices: [{ id: 1, name: 'resources.debts.passed' }],
            },
          ]
        : []),
    ],
    [of, translate],
  )
}
