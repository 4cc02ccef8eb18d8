import { useLocaleState, useTranslate } from 'react-admin'
import { formatMoney } from '../../../domain/money'
import type { Warehouse } from '../../../domain/placeSchema'
import { formatNumber } from '../../components/formats/formats'

/** Text of the question before deleting a warehouse, with its stock; value only for users who may list slips. */
export function useWarehouseDeleteText(): (warehouse: Warehouse) => string {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return ({ stock, slips_count: slips = 0 }) => {
    const text = translate('resources.warehouses.delete_text')
    const { number = 0, money = null } = stock ?? {}
    if (slips === 0 && number === 0) return text
    const count = (of: number) => formatNumber(of, locale)
    const along = translate(`resources.warehouses.goes_along${money === null ? '' : '_worth'}`, {
      slips: count(slips),
      number: count(number),
      money: money === null ? '' : formatMoney(money),
    })
    return `${along} ${text}`
  }
}
