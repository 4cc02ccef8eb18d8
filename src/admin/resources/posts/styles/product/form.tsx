import type { PostType } from '../../../../../domain/typeSchema'
import { FormSection } from '../../../../components/form/FormSection'
import { MoneyInput } from '../../../../components/form/MoneyInput'
import { DiscountPicker } from '../sold/DiscountPicker'
import { show } from '../sold/show'
import type { StyleForm } from '../style'
import { AgencyPricesInput } from './AgencyPricesInput'
import { CodeInput } from './CodeInput'
import { ShownAgencyPrices } from './ShownAgencyPrices'
import { StockLink } from './StockLink'

const Sale = ({ type }: { type: PostType }) => (
  <FormSection title="products.sale" columns={2} actions={<StockLink />}>
    <CodeInput type={type} />
    <MoneyInput source="price" isRequired />
    {type.features.includes('discounts') && <DiscountPicker typeId={type.id} />}
  </FormSection>
)

const form: StyleForm = {
  Lead: Sale,
  Below: AgencyPricesInput,
  show: { ...show, agency_prices: ShownAgencyPrices },
}
export default form
