import { useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import type { AgencyPrice } from '../../../domain/price'
import { columnsOf } from '../../components/crud/columnsOf'
import { RelatedList } from '../../components/crud/RelatedList'
import { RowLink } from '../../components/list/RowLink'
import { paths } from '../../components/screens/paths'

interface Priced extends RaRecord {
  id: number
  type_id: number
  title: string
  code: string
  price: number
  agency_prices?: AgencyPrice[]
}

const Column = columnsOf<Priced>()
const meta = { include: 'agency_prices' }

/** Products with an own price for the agency; the price is changed on the product's page. */
export function AgencyPrices({ agencyId }: { agencyId: number }) {
  const filter = useMemo(() => ({ agency_id: agencyId }), [agencyId])
  const priceOf = ({ agency_prices = [] }: Priced) =>
    agency_prices.find(({ agency_id }) => agency_id === agencyId)?.price
  return (
    <RelatedList
      resource="posts"
      filter={filter}
      meta={meta}
      title="resources.agencies.prices.title"
      none="resources.agencies.prices.none"
    >
      <Column
        source="title"
        label="resources.posts.fields.title"
        disableSort
        render={({ type_id, id, title }) => <RowLink to={paths.post(type_id, id)}>{title}</RowLink>}
      />
      <Column source="code" label="resources.posts.fields.code" from="desktop" disableSort />
      <Column source="price" label="resources.posts.fields.price" kind="money" from="tablet" disableSort />
      <Column label="resources.agencies.prices.price" kind="money" disableSort value={priceOf} />
    </RelatedList>
  )
}
