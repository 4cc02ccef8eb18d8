/** What orders of a period come to is read from the index of their moments alone. */
export default `
drop index orders_created;
create index orders_created on orders (created_at, id) include (status, total);
`
