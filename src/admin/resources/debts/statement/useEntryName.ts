import { useTranslate } from 'react-admin'
import { type DebtEntry, type Debtors, entryWord } from '../../../../domain/debts'
import { methodLabel } from '../../orders/money/method'

/** What an entry of a statement is, and by which way money moved. */
export function useEntryName(of: Debtors): (entry: DebtEntry) => string {
  const translate = useTranslate()
  return (entry) =>
    [
      translate(`resources.debt_entries.kind.${entryWord(entry, of)}`),
      entry.method && translate(methodLabel(entry.method)),
    ]
      .filter(Boolean)
      .join(' · ')
}
