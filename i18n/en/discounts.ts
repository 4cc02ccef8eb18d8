import type { discounts as vi } from '../vi/discounts'
import { commonFields, crudWords } from './crud'

const words = crudWords(
  'a discount',
  'discounts',
  'Say how much is off from which quantity and when, then give it to products.',
)

/** Discounts on products and courses, by quantity and time. */
export const discounts: typeof vi = {
  ...words,
  section: 'Discount',
  fields: {
    ...commonFields,
    title: 'Name',
    type_id: 'Post type',
    start: 'Starts',
    end: 'Ends',
    config: 'How much is off',
    levels: 'How much is off',
    posts_count: 'Posts with it',
  },
  state: { enable: 'On', disable: 'Off', expired: 'Expired' },
}
