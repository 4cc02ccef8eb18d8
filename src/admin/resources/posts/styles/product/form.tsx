import { Link } from '@mui/material'
import { TextInput, useGetMany, useRecordContext, useTranslate } from 'react-admin'
import type { Agency } from '../../../../../domain/agencySchema'
import { makeCode, maxCode, usualProductSyntax } from '../../../../../domain/codes'
import { formatMoney } from '../../../../../domain/money'
import type { AgencyPrice } from '../../../../../domain/price'
import type { PostType } from '../../../../../domain/typeSchema'
import { FormSection } from '../../../../components/form/FormSection'
import { MoneyInput } from '../../../../components/form/MoneyInput'
import { paths } from '../../../../components/screens/paths'
import { ScreenLink } from '../../../../components/screens/ScreenLink'
import { useMay } from '../../../../providers/auth/rights'
import { DiscountPicker } from '../sold/DiscountPicker'
import { show } from '../sold/show'
import type { StyleForm } from '../style'
import { AgencyPricesInput } from './AgencyPricesInput'

/** Agency prices, read-only; without the right to list agencies only the prices. */
function ShownAgencyPrices({ value }: { value: unknown }) {
  const prices: AgencyPrice[] = Array.isArray(value) ? value : []
  const ids = prices.map(({ agency_id }) => agency_id)
  const mayList = useMay('agencies', 'list')
  const { data = [] } = useGetMany<Agency>('agencies', { ids }, { enabled: mayList && ids.length > 0 })
  const nameOf = (id: number) => data.find((agency) => agency?.id === id)?.name
  return prices
    .map(({ agency_id, price }) => [nameOf(agency_id), formatMoney(price)].filter(Boolean).join(': '))
    .join('\n')
}

function StockLink() {
  const translate = useTranslate()
  const product = useRecordContext()
  const maySee = useMay('slips', 'list')
  if (!product?.id || !maySee) return null
  return (
    <Link
      component={ScreenLink}
      to={paths.stockOf(product.id)}
      underline="hover"
      sx={{ typography: 'body2' }}
    >
      {translate('reporting.product.open')}
    </Link>
  )
}

/** The product code, generated when left empty; the hint shows an example. */
function CodeInput({ type }: { type: PostType }) {
  const translate = useTranslate()
  const syntax = type.code_syntax ?? usualProductSyntax
  const example = makeCode(syntax, { n: 1, at: new Date(), type: type.slug })
  return (
    <TextInput
      source="code"
      autoComplete="off"
      helperText={translate('products.code_help', { example })}
      slotProps={{ htmlInput: { maxLength: maxCode } }}
    />
  )
}

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
