import { useTranslate } from 'react-admin'
import type { DebtEntry, Debtors, StatementSums } from '../../../../domain/debts'
import { formatMoney } from '../../../../domain/money'
import { formatDate } from '../../../components/formats/formats'
import { AmountInWords } from '../../../components/print/AmountInWords'
import { PrintFacts } from '../../../components/print/PrintFacts'
import { PrintFoot } from '../../../components/print/PrintFoot'
import { PrintSheet } from '../../../components/print/PrintSheet'
import { type PrintColumn, PrintTable } from '../../../components/print/PrintTable'
import { useEntryName } from './useEntryName'

interface StatementSheetProps {
  of: Debtors
  entries: readonly DebtEntry[]
  sums: StatementSums
  locale: string
}

/** A line of the paper; the first says what the period began with. */
type Line = DebtEntry | { balance: number }

export function StatementSheet({ of, entries, sums, locale }: StatementSheetProps) {
  const translate = useTranslate()
  const nameOf = useEntryName(of)
  const say = (key: string, params?: object) => translate(`resources.debts.${key}`, params)
  const { name, from, to, opening, owed, paid, closing } = sums
  const label = (field: string) => translate(`resources.debt_entries.fields.${field}`)
  const only =
    <R,>(read: (entry: DebtEntry) => R) =>
    (line: Line) =>
      'id' in line ? read(line) : null
  const columns: PrintColumn<Line>[] = [
    { key: 'at', label: label('at'), isWhole: true, value: only(({ at }) => formatDate(at, locale)) },
    {
      key: 'kind',
      label: label('kind'),
      value: (line) =>
        'id' in line ? [nameOf(line), line.note].filter(Boolean).join(' · ') : say('sums.opening'),
    },
    {
      key: 'code',
      label: label('code'),
      isWhole: true,
      value: only(({ order, slip }) => order?.code ?? slip?.code),
    },
    {
      key: 'owed',
      label: label('owed'),
      isFigure: true,
      value: only(({ amount }) => amount > 0 && formatMoney(amount)),
    },
    {
      key: 'paid',
      label: label('paid'),
      isFigure: true,
      value: only(({ amount }) => amount < 0 && formatMoney(-amount)),
    },
    { key: 'balance', label: label('balance'), isFigure: true, value: ({ balance }) => formatMoney(balance) },
  ]
  const period = { from: from && formatDate(from, locale), to: formatDate(to, locale) }
  return (
    <PrintSheet title={say('print.title')} subtitle={say(`print.${from ? 'between' : 'until'}`, period)}>
      <PrintFacts facts={[[say(`print.party.${of}`), name]]} />
      <PrintTable
        columns={columns}
        lines={[{ balance: opening }, ...entries]}
        sums={[
          { label: say('sums.owed'), column: 'owed', value: formatMoney(owed) },
          { label: say('sums.paid'), column: 'paid', value: formatMoney(paid) },
          { label: say('sums.closing'), column: 'balance', value: formatMoney(closing) },
        ]}
        foot={
          <PrintFoot signers={[say(`print.party.${of}`), say('print.writer')]}>
            {closing > 0 && <AmountInWords amount={closing} />}
          </PrintFoot>
        }
      />
    </PrintSheet>
  )
}
