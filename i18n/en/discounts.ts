import type { discounts as vi } from '../vi/discounts'
import { commonFields, crudWords } from './crud'

const words = crudWords(
  'a discount',
  'discounts',
  'Say how much is off from which quantity and when, then assign it to products.',
)

/** Discounts on products and courses, by quantity and time. */
export const discounts: typeof vi = {
  ...words,
  section: 'Discount',
  time: 'When it applies',
  delete_text:
    'The discount goes to the trash and can be restored from there. Products that have it return to their usual price.',
  expired_note: 'This discount has expired. To edit it and use it again, give it a new end.',
  standing: { running: 'Running', ahead: 'Coming', disabled: 'Off', over: 'Expired' },
  left: '%{span} left',
  from: 'from %{moment}',
  bulk: { enable: 'Turn on', disable: 'Turn off' },
  rows: {
    quantity: 'From quantity',
    discount: 'Off each unit',
    help: 'For example 10% off from 5, %{amount} off from 10. Type 10% or 15000. The row with the greatest quantity that is reached applies.',
  },
  overlap: {
    text: 'Another discount applies at the same time. A product has one discount, so it is never reduced twice; if you assign it here, it leaves the other: |||| Other discounts apply at the same time. A product has one discount, so it is never reduced twice; if you assign it here, it leaves the other:',
    one: '%{from} – %{to}, %{smart_count} product |||| %{from} – %{to}, %{smart_count} products',
  },
  uses: {
    title: 'Products with it',
    count: '%{count} product has this discount |||| %{count} products have this discount',
    assign: 'Assign to products…',
    assign_title: 'Assign this discount to products',
    products: 'Products',
    leaving:
      '%{smart_count} product has another discount and leaves it: %{titles} |||| %{smart_count} products have another discount and leave it: %{titles}',
    give: 'Assign',
    assigned:
      '%{smart_count} product has the discount now. |||| %{smart_count} products have the discount now.',
  },
  no_products: 'No product found',
  simulator: {
    title: 'Try a price',
    intro: 'Worked out from what is typed above, saved or not.',
    product: 'Product',
    price: 'Price to try',
    agency: 'Agency',
    nobody: 'Retail client',
    quantity: 'Quantity',
    moment: 'Sold at',
    chart: 'Price of a unit by quantity',
    base: 'Usual price %{price}.',
    base_agency: 'The agency’s own price %{price}.',
    row: 'From %{quantity}: −%{off}',
    standing: {
      running: 'The discount runs then.',
      disabled: 'The discount is off, so it does not apply.',
      ahead: 'The discount has not begun then (from %{start}).',
      over: 'The discount is over then (at %{end}).',
    },
    verdict: {
      gives: 'applies',
      not_running: 'does not apply: the discount does not run then',
      too_few: 'not reached: needs %{quantity} or more',
      outdone: 'gives way to the row from %{quantity}',
    },
  },
  fields: {
    ...commonFields,
    title: 'Name',
    type_id: 'Post type',
    start: 'Starts',
    end: 'Ends',
    config: 'How much is off',
    levels: 'How much is off',
    posts_count: 'Products',
  },
  state: { enable: 'On', disable: 'Off', expired: 'Expired' },
}
