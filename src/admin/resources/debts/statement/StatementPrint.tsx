import { Alert } from '@mui/material'
import { useGetList, useLocaleState, useParams, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { type DebtEntry, debtGuards, debtors, type StatementSums } from '../../../../domain/debts'
import { PrintPage } from '../../../components/print/PrintPage'
import { paths } from '../../../components/screens/paths'
import { LoadFailure } from '../../../components/states/LoadFailure'
import { NoAccess } from '../../../components/states/NoAccess'
import { NotFound } from '../../../components/states/NotFound'
import { useRights } from '../../../providers/auth/rights'
import { StatementSheet } from './StatementSheet'

/** Rows on one paper: some thirty sheets. */
const most = 1_000

export default function StatementPrint() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { of: asked, party = '' } = useParams()
  const [address] = useSearchParams()
  const { can } = useRights()
  const of = debtors.find((each) => each === asked) ?? 'agencies'
  const isSeen = can(debtGuards[of])
  const { data, total, meta, error, refetch } = useGetList<DebtEntry>(
    'debt_entries',
    {
      filter: {
        of,
        party,
        at_from: address.get('from') ?? undefined,
        at_to: address.get('to') ?? undefined,
      },
      sort: { field: 'at', order: 'ASC' },
      pagination: { page: 1, perPage: most },
    },
    { retry: false, enabled: of === asked && isSeen },
  )
  if (of !== asked) return <NotFound />
  if (!isSeen) return <NoAccess />
  const sums = meta as StatementSums | undefined
  return (
    <PrintPage
      title={[translate('resources.debts.print.title'), sums?.name].filter(Boolean).join(' ')}
      back={paths.statement(of, party)}
      isReady={data !== undefined}
      usual="A4"
    >
      {error && !data && <LoadFailure resource="debt_entries" error={error} onRetry={refetch} />}
      {total !== undefined && total > most && (
        <Alert severity="warning" data-screen>
          {translate('resources.debts.print.too_many', { most })}
        </Alert>
      )}
      {data && sums && <StatementSheet of={of} entries={data} sums={sums} locale={locale} />}
    </PrintPage>
  )
}
