import { bankAccountOf } from '../../../domain/banks'
import { transferFor, vietQr } from '../../../domain/vietqr'
import type { Making } from '../../crud/resource'
import { readSettings } from '../../settingOf'

/** `include=vietqr`: the code with which the order is paid, and the account that it names. */
export const transferCode: Making = async (db) => {
  const account = bankAccountOf(await readSettings({ db }, ['bank_bin', 'bank_account', 'bank_holder']))
  return ({ status, due, code }) => {
    const transfer = transferFor({ status, due, code })
    return { data: account && transfer ? { payload: vietQr({ ...account, ...transfer }), ...account } : null }
  }
}
