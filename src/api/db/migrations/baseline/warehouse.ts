/**
 * Warehouses, suppliers, and what is in stock: lots, the slips that change them, and the ledger of movements. Whoever
 * writes a movement changes the lot and the sums with it; nothing else does.
 */
export default /* sql */ `
create table warehouses (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null, name_key text not null default '', phone text not null default '', email text not null default '',
  scheme text not null default '2025', province jsonb, district jsonb, ward jsonb, address text not null,
  search_text text generated always as (' ' || fold(name)) stored
);
create index warehouses_search on warehouses using gin (search_text gin_trgm_ops);
create index warehouses_begins on warehouses (left(search_text, 64) text_pattern_ops);

create table suppliers (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null, name_key text not null default '', phone text not null default '', email text not null default '',
  scheme text not null default '2025', province jsonb, district jsonb, ward jsonb, address text not null,
  search_text text generated always as (' ' || fold(name) || case phone when '' then '' else ' ' || phone end) stored
);
create index suppliers_name on suppliers (name_key, id);
create index suppliers_created on suppliers (created_at, id);
create index suppliers_search on suppliers using gin (search_text gin_trgm_ops);
create index suppliers_begins on suppliers (left(search_text, 64) text_pattern_ops);

create table slips (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  code text not null unique, style text not null check (style in ('import', 'export')),
  status text not null default 'complete' check (status in ('complete', 'canceled')),
  reason text not null check (reason in ('purchase', 'sale', 'transfer', 'count', 'other')),
  date date not null, warehouse_id int not null references warehouses on delete cascade,
  supplier_id int references suppliers, order_id int,
  user_id int references users on delete set null,
  linked_id int references slips on delete set null,
  note text not null default '',
  number int not null check (number > 0), money bigint not null check (money >= 0), profit bigint,
  canceled_at timestamptz, canceler_id int references users on delete set null,
  cancel_reason text not null default '',
  search_text text generated always as (' ' || fold(code) || case note when '' then '' else ' ' || fold(note) end) stored,
  check ((status = 'canceled') = (canceled_at is not null))
);
create index slips_date on slips (date, id);
create index slips_warehouse on slips (warehouse_id, id);
create index slips_supplier on slips (supplier_id, id) where supplier_id is not null;
create index slips_order on slips (order_id, id) where order_id is not null;
create index slips_user on slips (user_id, id) where user_id is not null;
create index slips_linked on slips (linked_id) where linked_id is not null;
create index slips_canceler on slips (canceler_id) where canceler_id is not null;
create index slips_search on slips using gin (search_text gin_trgm_ops);
create index slips_begins on slips (left(search_text, 64) text_pattern_ops);

-- What a product was called when it moved stays, whatever it is called later.
create table slip_lines (
  id serial primary key, slip_id int not null references slips on delete cascade, place int not null,
  post_id int not null references posts, code text not null, title text not null, image text not null default '',
  number int not null check (number > 0), price bigint not null check (price >= 0),
  expiry date, lot_id int, cost bigint,
  unique (slip_id, place)
);
create index slip_lines_post on slip_lines (post_id, id);

create table lots (
  id serial primary key, warehouse_id int not null references warehouses on delete cascade,
  post_id int not null references posts, line_id int not null references slip_lines on delete cascade,
  price bigint not null check (price >= 0), expiry date, imported_at timestamptz not null,
  on_hand int not null default 0 check (on_hand >= 0)
);
create index lots_in on lots (warehouse_id, post_id, expiry, imported_at, id) where on_hand > 0;
create index lots_expiring on lots (expiry, id) where on_hand > 0 and expiry is not null;
create index lots_post on lots (post_id);
create index lots_line on lots (line_id);

-- The sums of the lots of a product in a warehouse. Its row is the lock under which they move.
create table stock (
  id serial primary key, warehouse_id int not null references warehouses on delete cascade,
  post_id int not null references posts,
  number int not null default 0 check (number >= 0), money bigint not null default 0 check (money >= 0),
  next_expiry date,
  unique (warehouse_id, post_id)
);
create index stock_post on stock (post_id);
create index stock_number on stock (number, id);
create index stock_money on stock (money, id);
create index stock_expiry on stock (next_expiry, id);

create table movements (
  id bigserial primary key, at timestamptz not null,
  slip_id int not null references slips on delete cascade, line_id int not null references slip_lines on delete cascade,
  lot_id int not null references lots on delete cascade,
  warehouse_id int not null references warehouses on delete cascade, post_id int not null references posts,
  number int not null check (number <> 0), balance int not null check (balance >= 0),
  undoes bigint references movements on delete cascade
);
-- Nothing is undone twice.
create unique index movements_undoes on movements (undoes) where undoes is not null;
create index movements_slip on movements (slip_id, id);
create index movements_line on movements (line_id);
create index movements_lot on movements (lot_id, id);
-- The ledger of one warehouse is read page by page.
create index movements_warehouse on movements (warehouse_id, id);
create index movements_key on movements (warehouse_id, post_id, id);
create index movements_post on movements (post_id, id);
create index movements_at on movements (at, id);

-- Running numbers per year: the sequence goes on, and each year has the number that it began after.
create sequence slip_codes_import;
create sequence slip_codes_export;
create table code_years (
  sequence text not null, year int not null, began_after bigint not null, primary key (sequence, year)
);

-- What went with a warehouse that was deleted, row by row, for as long as it can be put back.
create table removed_stock (
  id bigserial primary key, warehouse_id int not null, removed_at timestamptz not null, tab text not null,
  content jsonb not null
);
create index removed_stock_of on removed_stock (warehouse_id, tab, id);
create index removed_stock_at on removed_stock (removed_at);

-- Lots and sums follow the movements. A lot or sum below zero is refused by its check.
create function move_stock() returns trigger language plpgsql as $$
declare
  keys int;
  moved int;
begin
  update lots l set on_hand = l.on_hand + d.number
    from (select lot_id, sum(number) as number from added group by lot_id) d where l.id = d.lot_id;
  select count(distinct (warehouse_id, post_id)) into keys from added;
  update stock s set number = s.number + d.number, money = s.money + d.money,
      next_expiry = (select min(expiry) from lots l
        where l.warehouse_id = s.warehouse_id and l.post_id = s.post_id and l.on_hand > 0)
    from (select m.warehouse_id, m.post_id, sum(m.number) as number, sum(m.number * l.price) as money
      from added m join lots l on l.id = m.lot_id and l.warehouse_id = m.warehouse_id and l.post_id = m.post_id
      group by 1, 2) d
    where s.warehouse_id = d.warehouse_id and s.post_id = d.post_id;
  get diagnostics moved = row_count;
  if moved <> keys then
    raise exception 'a movement of a lot elsewhere, or without a sum' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger movements_move after insert on movements referencing new table as added
  for each statement when (told('ledger') is null) execute function move_stock();

create function refuse_stock_change() returns trigger language plpgsql as $$
begin
  raise exception 'stock changes by movements alone' using errcode = 'insufficient_privilege';
end $$;
create trigger movements_stay before update or delete on movements for each row
  when (pg_trigger_depth() = 0 and told('ledger') is null) execute function refuse_stock_change();
create trigger lots_empty before insert on lots for each row
  when (new.on_hand <> 0 and told('ledger') is null) execute function refuse_stock_change();
create trigger lots_stay before update of on_hand on lots for each row
  when (pg_trigger_depth() = 0 and told('ledger') is null) execute function refuse_stock_change();
create trigger stock_empty before insert on stock for each row
  when ((new.number <> 0 or new.money <> 0) and told('ledger') is null) execute function refuse_stock_change();
create trigger stock_stay before update on stock for each row
  when (pg_trigger_depth() = 0 and told('ledger') is null) execute function refuse_stock_change();

call count_lists('suppliers', '');
call count_lists('slips', 'style, status, warehouse_id');
call count_lists('stock', 'warehouse_id');
call count_lists('movements', 'warehouse_id');
call keep_history_of('warehouses', 'name', '{name_key}');
call keep_history_of('suppliers', 'name', '{name_key}');
`
