/** Which orders that are not finished name a product is asked before it is deleted. */
export default `
create index orders_wanted on orders using gin (products jsonb_path_ops)
  where status in ('new', 'processing', 'delivery');
`
