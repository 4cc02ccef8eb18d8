import { useGetMany } from 'react-admin'
import type { Agency } from '../../../../../domain/agencySchema'
import { formatMoney } from '../../../../../domain/money'
import type { AgencyPrice } from '../../../../../domain/price'
import { useMay } from '../../../../providers/auth/rights'

/** Agency prices, read-only; without the right to list agencies only the prices. */
export function ShownAgencyPrices({ value }: { value: unknown }) {
  const prices: AgencyPrice[] = Array.isArray(value) ? value : []
  const ids = prices.map(({ agency_id }) => agency_id)
  const mayList = useMay('agencies', 'list')
  const { data = [] } = useGetMany<Agency>('agencies', { ids }, { enabled: mayList && ids.length > 0 })
  const nameOf = (id: number) => data.find((agency) => agency?.id === id)?.name
  return prices
    .map(({ agency_id, price }) => [nameOf(agency_id), formatMoney(price)].filter(Boolean).join(': '))
    .join('\n')
}
