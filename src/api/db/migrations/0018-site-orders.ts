/** Orders of the site: where they came from, and what open orders promise of the goods in the warehouses. */
export default /* sql */ `
alter table orders
  add column source text not null default 'office' check (source in ('office', 'site')),
  -- Until then a site's order that nobody has confirmed keeps its goods.
  add column held_until timestamptz;
create index orders_site on orders (type_id, id) where source = 'site';

-- What open orders promise: units of a product that have not left yet.
create table promises (
  post_id int not null, order_id int not null references orders on delete cascade,
  quantity bigint not null, until timestamptz,
  primary key (post_id, order_id) include (quantity, until)
);
create index promises_order on promises (order_id);
create index promises_until on promises (until) where until is not null;

-- What promises should say.
create view order_promises as
  select (line->>'post_id')::int as post_id, o.id as order_id, sum((line->>'quantity')::bigint)::bigint as quantity,
    case when o.status = 'new' then o.held_until end as until
  from orders o cross join jsonb_array_elements(o.products) line
  where o.status in ('new', 'processing') and line->>'post_id' is not null
  group by 1, 2, o.status, o.held_until;

create function promise_goods() returns trigger language plpgsql as $$
declare
  changed int[];
begin
  if tg_op = 'INSERT' then
    changed := (select array_agg(id) from added where status in ('new', 'processing'));
  else
    changed := (select array_agg(a.id) from added a join removed r using (id)
      where (a.status, a.products, a.held_until) is distinct from (r.status, r.products, r.held_until));
    if changed is not null then delete from public.promises where order_id = any(changed); end if;
  end if;
  if changed is not null then
    insert into public.promises (post_id, order_id, quantity, until)
      select post_id, order_id, quantity, until from public.order_promises where order_id = any(changed);
  end if;
  return null;
end $$;
create trigger orders_promise_insert after insert on orders referencing new table as added
  for each statement execute function promise_goods();
create trigger orders_promise_update after update on orders referencing new table as added old table as removed
  for each statement execute function promise_goods();
insert into promises (post_id, order_id, quantity, until) select post_id, order_id, quantity, until from order_promises;
create function note_promises() returns trigger language plpgsql as $$
begin
  insert into public.site_changes (tab, tags) values ('promises', '{promises}');
  return null;
end $$;
create trigger promises_changes after insert or update or delete on promises
  for each statement execute function note_promises();

-- Keys of calls without an account belong to nobody, which is 0.
alter table idempotency_keys drop constraint idempotency_keys_user_id_fkey;
`
