import { Box, Link, useMediaQuery, useTheme } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type DebtEntry, type Debtors, entryWord, paymentGuards } from '../../../../domain/debts'
import { columnsOf } from '../../../components/crud/columnsOf'
import { Value } from '../../../components/fields/Value'
import { ListTable } from '../../../components/list/ListTable'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { useMayOpen } from '../../../components/screens/useOpenable'
import { useIsPhone } from '../../../components/viewport/useIsPhone'
import { useRights } from '../../../providers/auth/rights'
import { isReversible, ReverseButton } from '../../orders/money/ReverseButton'
import { useEntryName } from './useEntryName'

const Column = columnsOf<DebtEntry>()

export function StatementTable({ of }: { of: Debtors }) {
  const isPhone = useIsPhone()
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true })
  const { can } = useRights()
  const mayReverse = can(paymentGuards[of])
  const at = ({ at }: DebtEntry) => <Value kind="day" value={at} />
  const kind = (entry: DebtEntry) => <Kind entry={entry} of={of} />
  const code = (entry: DebtEntry) => <Code entry={entry} />
  const reverse = mayReverse && (
    <Column
      kind="action"
      label=""
      width={6}
      disableSort
      render={(entry) =>
        isReversible(entry) && (
          <ReverseButton
            entry={{ id: entry.id, word: entryWord(entry, of), whole: Math.abs(entry.amount) }}
          />
        )
      }
    />
  )
  if (isPhone)
    return (
      <ListTable<DebtEntry>>
        <Column source="kind" kind="title" disableSort render={kind} />
        <Column source="amount" kind="money" disableSort />
        <Column source="at" kind="day" sortByOrder="DESC" render={at} />
        <Column source="order" disableSort render={code} />
        <Column source="balance" kind="money" disableSort />
        {reverse}
      </ListTable>
    )
  return (
    <ListTable<DebtEntry>>
      <Column source="at" kind="title" width={15} sortByOrder="DESC" render={at} />
      <Column source="kind" twoLines disableSort render={kind} />
      <Column
        source="order"
        label="resources.debt_entries.fields.code"
        width={12}
        disableSort
        render={code}
      />
      {!isWide && <Column source="amount" kind="money" disableSort />}
      {isWide && (
        <Column
          label="resources.debt_entries.fields.owed"
          kind="money"
          disableSort
          value={({ amount }) => (amount > 0 ? amount : null)}
        />
      )}
      {isWide && (
        <Column
          label="resources.debt_entries.fields.paid"
          kind="money"
          disableSort
          value={({ amount }) => (amount < 0 ? -amount : null)}
        />
      )}
      <Column source="balance" kind="money" disableSort />
      <Column source="note" from="desktop" twoLines disableSort />
      <Column
        source="actor"
        from="wide"
        width={18}
        disableSort
        render={({ actor }) => actor && <bdi>{actor.name}</bdi>}
      />
      {reverse}
    </ListTable>
  )
}

function Kind({ entry, of }: { entry: DebtEntry; of: Debtors }) {
  const translate = useTranslate()
  const nameOf = useEntryName(of)
  return (
    <>
      {nameOf(entry)}
      {entry.reversed_by !== null && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` · ${translate('resources.orders.money.is_reversed')}`}
        </Box>
      )}
    </>
  )
}

/** The order or slip that an entry is of. */
function Code({ entry: { order, slip } }: { entry: DebtEntry }) {
  const mayOpen = useMayOpen()
  const to = order ? paths.order(order.type_id, order.id) : slip ? paths.slip(slip.id) : undefined
  const code = order?.code ?? slip?.code
  if (!code || !to) return null
  return mayOpen(to) ? (
    <Link component={ScreenLink} to={to}>
      {code}
    </Link>
  ) : (
    code
  )
}
