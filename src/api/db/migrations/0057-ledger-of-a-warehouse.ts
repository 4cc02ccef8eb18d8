/**
 * The ledger of one warehouse is read page by page, and its length is known without reading it. Only what is sold or given
 * away earns or loses something: transfers and counts say nothing of it.
 */
export default `
create index movements_warehouse on movements (warehouse_id, id);
call count_lists('movements', 'warehouse_id');
update slips set profit = null where reason in ('transfer', 'count') and profit is not null;
`
