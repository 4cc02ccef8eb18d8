import type { ReactNode } from 'react'
import { type BankAccount, bankOf } from '../../../domain/banks'
import { unmarked } from '../../../domain/fold'
import { formatMoney } from '../../../domain/money'
import { transferText } from '../../../domain/vietqr'

export interface Transfer {
  to: BankAccount
  /** Whole VND; without it whoever pays types the amount. */
  amount?: number
  /** The text of the transfer. */
  text?: string
}

/** A transfer in words, by i18n key of their names. */
export function transferFacts({ to, amount, text = '' }: Transfer): Record<string, ReactNode> {
  const { bin, account, holder } = to
  const { shortName = bin, name = '' } = bankOf(bin) ?? {}
  return {
    'parts.transfer.bank': name && name !== shortName ? `${shortName} – ${name}` : shortName,
    'parts.transfer.account': <bdi dir="ltr">{account}</bdi>,
    'parts.transfer.holder': unmarked(holder).toUpperCase(),
    'parts.transfer.amount': amount && formatMoney(amount, 'VND'),
    'parts.transfer.text': transferText(text),
  }
}
