import { useTranslate } from 'react-admin'
import { type DebtEntry, type Debtors, entryWord } from '../../../../domain/debts'
import { methodLabel } from '../../orders/money/method'

/** The kind of a statement's entry in words, and how money moved. */
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
