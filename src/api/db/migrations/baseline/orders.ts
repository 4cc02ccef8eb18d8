/** What clients have ordered. Lines are kept as they were then; what they come to is the database's to say. */
export default /* sql */ `
create function order_total(lines jsonb) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum((line->>'quantity')::bigint * (line->>'price')::bigint), 0)::bigint
  from jsonb_array_elements(lines) line
$$;
create function order_units(lines jsonb) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum((line->>'quantity')::bigint), 0)::bigint from jsonb_array_elements(lines) line
$$;
create table orders (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  type_id int not null references types,
  code text not null, status text not null default 'new'
    check (status in ('new', 'processing', 'delivery', 'delivered', 'canceled')),
  stepped_at timestamptz not null default now(),
  name text not null, phone text not null, email text not null default '', address text not null,
  note text not null default '', cancel_reason text not null default '',
  user_id int references users on delete set null,
  agency_id int references agencies on delete set null,
  warehouse_id int references warehouses on delete set null,
  products jsonb not null default '[]', remarks jsonb not null default '[]',
  total bigint not null generated always as (order_total(products)) stored,
  units bigint not null generated always as (order_units(products)) stored,
  search_text text generated always as (' ' || fold(code || ' ' || name || ' ' || email || ' ' || phone)) stored
);
create unique index orders_code on orders (code);
create index orders_code_any_case on orders (lower(code));
create index orders_type on orders (type_id, id) include (status, warehouse_id);
create index orders_status on orders (type_id, status, id);
create index orders_total on orders (type_id, total, id);
create index orders_stepped on orders (type_id, stepped_at, id);
create index orders_open on orders (stepped_at, id) where status in ('new', 'processing', 'delivery');
-- What orders of a period come to is read from the index of their moments alone.
create index orders_created on orders (created_at, id) include (status, total);
create index orders_phone on orders (phone, id);
create index orders_email on orders (email) where email <> '';
create index orders_user on orders (user_id, id) where user_id is not null;
create index orders_agency on orders (agency_id, id) where agency_id is not null;
create index orders_warehouse on orders (warehouse_id, id) where warehouse_id is not null;
-- Which orders that are not finished name a product is asked before it is deleted.
create index orders_wanted on orders using gin (products jsonb_path_ops)
  where status in ('new', 'processing', 'delivery');
create index orders_search on orders using gin (search_text gin_trgm_ops);
create index orders_begins on orders (left(search_text, 64) text_pattern_ops);
create sequence order_codes;

call count_lists('orders', 'type_id, status, warehouse_id');
call keep_history_of('orders', 'code', '{total, units}');
`
