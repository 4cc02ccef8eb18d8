/** Products: what is sold, and for how much; fetched with their list and form. */
export const products = {
  sale: 'Sale',
  code_help: 'Left empty, a code is made when you save, such as %{example}.',
  agency: 'Agency',
  add_agency: 'Add an agency',
  no_agency: 'No other agency matches',
  from_quantity: 'from %{quantity}: %{price}',
  try_price: 'Try the price with this discount',
  standing: {
    disabled: 'This discount is switched off.',
    ahead: 'This discount has not begun.',
    over: 'This discount is over.',
  },
  reprice: {
    action: 'Change prices',
    title:
      'Change the price of the selected product |||| Change the prices of %{smart_count} selected products',
    way: 'How',
    percent_up: 'Raise by percent',
    percent_down: 'Lower by percent',
    amount_up: 'Raise by an amount',
    amount_down: 'Lower by an amount',
    percent: 'Percent',
    amount: 'Amount',
    round: 'Round to %{amount}',
    unread: 'Enter a number above 0',
    preview: 'Prices before and after',
    before: 'Now',
    after: 'After',
    sum: '%{smart_count} product in total |||| %{smart_count} products in total',
    refused:
      '%{smart_count} product keeps its price, since the new one would be out of range. |||| %{smart_count} products keep their price, since the new one would be out of range.',
    apply: 'Change prices',
    not_changed:
      '%{smart_count} product has kept its price |||| %{smart_count} products have kept their price',
  },
}
