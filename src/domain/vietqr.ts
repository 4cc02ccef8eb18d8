import type { BankAccount } from './banks'
import { unmarked } from './fold'

/** Characters of a transfer's text. */
const longest = 25

/** The text of a transfer, as every bank takes it: ASCII, at most 25 characters. `Đơn hàng DH00012` → `Don hang DH00012`. */
export const transferText = (text: string): string =>
  unmarked(text)
    .replace(/[^ -~]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest)
    .trim()

interface BankTransfer extends Pick<BankAccount, 'bin' | 'account'> {
  /** Whole VND; none leaves it to who pays. */
  amount?: number
  /** Any text; it is sent as `transferText`. */
  text?: string
}

/** The transfer that pays an order; `undefined` when nothing is due. */
export const transferFor = (order: {
  status: string
  due: number
  code: string
}): Required<Pick<BankTransfer, 'amount' | 'text'>> | undefined =>
  order.due > 0 && order.status !== 'canceled' ? { amount: order.due, text: order.code } : undefined

const field = (id: string, value: string): string =>
  value && `${id}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT-FALSE of an ASCII text, as four capital hexadecimal digits. */
function checksum(text: string): string {
  let sum = 0xffff
  for (const char of text) {
    sum ^= char.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return sum.toString(16).toUpperCase().padStart(4, '0')
}

/** The content of the QR code of a transfer to an account: VietQR, as NAPAS writes it over EMV QRCPS. */
export function vietQr({ bin, account, amount = 0, text = '' }: BankTransfer): string {
  const payee = field('00', 'A000000727') + field('01', field('00', bin) + field('01', account))
  const said = [
    field('00', '01'),
    field('01', amount > 0 ? '12' : '11'),
    field('38', payee + field('02', 'QRIBFTTA')),
    field('53', '704'),
    field('54', amount > 0 ? amount.toFixed(0) : ''),
    field('58', 'VN'),
    field('62', field('08', transferText(text))),
    '6304',
  ].join('')
  return said + checksum(said)
}
