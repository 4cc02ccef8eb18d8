/**
 * What is paid and owed: a ledger that is only added to. Orders and slips say what is owed, and the ledger follows them by
 * triggers, so that no path forgets it; what is paid is set against them. Decision 17.
 */
export default /* sql */ `
-- As in the domain (orderMoney): a percentage is taken of the whole, and what is left is rounded half up.
create function order_total(lines jsonb, discount jsonb, fee bigint) returns bigint
  language sql immutable parallel safe as $$
  select fee + case discount->>'type'
    when 'money' then greatest(0, sum - (discount->>'value')::bigint)
    when 'percent' then (2 * sum * (10000 - round((discount->>'value')::numeric * 100)::bigint) + 10000) / 20000
    else sum end
  from public.order_total(lines) sum
$$;
create function order_due(status text, total bigint, returned bigint, paid bigint) returns bigint
  language sql immutable parallel safe as $$
  select case status when 'canceled' then 0 else total - returned end - paid
$$;
create function payment_status(status text, due bigint, paid bigint) returns text
  language sql immutable parallel safe as $$
  select case when due < 0 then 'over' when status = 'canceled' then 'unpaid' when due = 0 then 'paid'
    when paid > 0 then 'part' else 'unpaid' end
$$;

-- The columns of money are no news for the history: the ledger is theirs.
drop trigger history_insert on orders;
drop trigger history_update on orders;
drop trigger history_delete on orders;
drop trigger history_truncate on orders;
drop trigger history_id on orders;
alter table orders
  drop column total,
  add column discount jsonb,
  add column shipping_fee bigint not null default 0 check (shipping_fee >= 0),
  add column carrier text not null default '',
  add column tracking_code text not null default '',
  add column cod bigint check (cod >= 0),
  add column parent_id int references orders on delete set null,
  add column paid bigint not null default 0 check (paid >= 0),
  add column returned bigint not null default 0 check (returned >= 0),
  add column owed_at timestamptz;
alter table orders
  add column total bigint not null generated always as (order_total(products, discount, shipping_fee)) stored,
  add column due bigint not null generated always as
    (order_due(status, order_total(products, discount, shipping_fee), returned, paid)) stored,
  add column payment_status text not null generated always as
    (payment_status(status, order_due(status, order_total(products, discount, shipping_fee), returned, paid), paid)) stored;
call keep_history_of('orders', 'code', '{total, units, paid, returned, owed_at, due, payment_status}');

create index orders_total on orders (type_id, total, id);
create index orders_created on orders (created_at, id);
create index orders_delivered on orders (stepped_at) include (total, returned) where status = 'delivered';
create index orders_payment on orders (type_id, payment_status, id);
create index orders_due on orders (type_id, due, id) where due <> 0;
create index orders_parent on orders (parent_id, id) where parent_id is not null;
create index orders_tracking on orders (tracking_code) where tracking_code <> '';
-- What a party owes, oldest first.
create index orders_owed_agency on orders (agency_id, owed_at, id) include (due) where due > 0 and owed_at is not null;
create index orders_owed_client on orders (user_id, owed_at, id) include (due)
  where due > 0 and owed_at is not null and agency_id is null;
create index orders_owed_guest on orders (phone, owed_at, id) include (due)
  where due > 0 and owed_at is not null and agency_id is null and user_id is null;

alter table slips
  add column paid bigint not null default 0 check (paid >= 0),
  add column due bigint not null generated always as (case when supplier_id is not null and reason = 'purchase'
    and status = 'complete' then money else 0 end - paid) stored;
create index slips_owed on slips (supplier_id, id) where due > 0;

-- Whoever owes or is owed: an agency, a client, a supplier by id; a guest, who has no account, by phone number. What is
-- positive a party owes us; a supplier is owed it.
create table entries (
  id serial primary key, at timestamptz not null default told_moment(),
  party text not null check (party in ('agencies', 'clients', 'guests', 'suppliers')), party_key text not null,
  kind text not null check (kind in ('sale', 'return', 'purchase', 'payment', 'refund', 'move', 'settled')),
  amount bigint not null check (amount <> 0),
  method text check (method in ('cash', 'transfer', 'card', 'wallet', 'cod')),
  order_id int, slip_id int, note text not null default '',
  reverses_id int references entries,
  actor_id int default told('actor')::int references users on delete set null,
  -- Of what was paid: how much is set against nothing yet.
  open bigint not null default 0
);
-- Nothing is reversed twice.
create unique index entries_reverses on entries (reverses_id) where reverses_id is not null;
create index entries_party on entries (party, party_key, at, id) include (amount);
create index entries_order on entries (order_id, id) where order_id is not null;
create index entries_slip on entries (slip_id, id) where slip_id is not null;
create index entries_at on entries (at, id);
create index entries_actor on entries (actor_id) where actor_id is not null;
create index entries_open on entries (party, party_key, id) where open > 0;

-- What was paid, set against what is owed. Taken away again with the sign turned around.
create table allocations (
  id serial primary key, at timestamptz not null default told_moment(),
  entry_id int not null references entries, order_id int, slip_id int,
  amount bigint not null check (amount <> 0), check (num_nonnulls(order_id, slip_id) = 1)
);
create index allocations_entry on allocations (entry_id, id);
create index allocations_order on allocations (order_id, id) where order_id is not null;
create index allocations_slip on allocations (slip_id, id) where slip_id is not null;

-- Sums of entries, added to by every writer and folded by upkeep, as those of lists: writers never wait for each other.
create table party_sums (party text not null, party_key text not null, amount bigint not null);
-- In the order in which balances are summed.
create index party_sums_party on party_sums (party, party_key) include (amount);
create table entry_days (
  day date not null, party text not null, kind text not null, method text, amount bigint not null
);
create index entry_days_day on entry_days (day);

create function sum_entries() returns trigger language plpgsql as $$
begin
  insert into party_sums (party, party_key, amount)
    select party, party_key, sum(amount) from added group by 1, 2 having sum(amount) <> 0;
  insert into entry_days (day, party, kind, method, amount)
    select (at at time zone 'Asia/Ho_Chi_Minh')::date, party, kind, method, sum(amount) from added group by 1, 2, 3, 4
    having sum(amount) <> 0;
  update entries e set open = 0 from added a where e.id = a.reverses_id and e.open <> 0;
  return null;
end $$;
create trigger entries_sum after insert on entries referencing new table as added
  for each statement execute function sum_entries();

create function set_against() returns trigger language plpgsql as $$
begin
  -- In the order in which what is on account is locked.
  perform from entries where id in (select entry_id from added) order by id for update;
  update entries e set open = e.open - d.amount
    from (select entry_id, sum(amount) as amount from added group by 1) d where e.id = d.entry_id and d.amount <> 0;
  update orders o set paid = o.paid + d.amount
    from (select order_id, sum(amount) as amount from added group by 1) d where o.id = d.order_id and d.amount <> 0;
  update slips s set paid = s.paid + d.amount
    from (select slip_id, sum(amount) as amount from added group by 1) d where s.id = d.slip_id and d.amount <> 0;
  -- An order that has another party than when it was paid for has taken its payments along.
  insert into entries (party, party_key, kind, amount, order_id)
    select p.party, p.party_key, 'move', p.amount, a.order_id
      from added a join entries e on e.id = a.entry_id join orders o on o.id = a.order_id
        cross join lateral (values (e.party, e.party_key, a.amount), (party_of(o), party_key_of(o), -a.amount))
          p (party, party_key, amount)
      where (e.party, e.party_key) is distinct from (party_of(o), party_key_of(o));
  return null;
end $$;
create trigger allocations_set after insert on allocations referencing new table as added
  for each statement execute function set_against();

-- What of each payment that stands is set against what.
create view payment_shares as
  select a.entry_id, a.order_id, a.slip_id, sum(a.amount)::bigint as amount
  from allocations a join entries e on e.id = a.entry_id
  where e.amount < 0 and e.reverses_id is null and not exists (select from entries r where r.reverses_id = e.id)
  group by 1, 2, 3 having sum(a.amount) > 0;

create function party_of(o orders) returns text language sql immutable as $$
  select case when o.agency_id is not null then 'agencies' when o.user_id is not null then 'clients' else 'guests' end
$$;
create function party_key_of(o orders) returns text language sql immutable as $$
  select coalesce(o.agency_id::text, o.user_id::text, o.phone)
$$;

-- What a party has paid on account, oldest first, up to an amount. It is locked: nobody else sets it against anything.
create function credit_of(party text, party_key text, wanted bigint) returns table (entry_id int, amount bigint)
  language sql volatile as $$
  select c.id, least(c.open, $3 - c.before) from (
    select e.id, e.open, sum(e.open) over (order by e.id) - e.open as before from (
      select f.id, f.open from entries f where f.party = $1 and f.party_key = $2 and f.open > 0
      order by f.id for update) e) c
  where c.before < $3 order by c.id
$$;

-- An order is owed once it is delivered, or on its way and paid for in part.
create function owe_order() returns trigger language plpgsql as $$
begin
  if new.status = 'delivered' or new.status = 'delivery' and new.paid > 0 then
    new.owed_at := coalesce(new.owed_at, told_moment());
  else
    new.owed_at := null;
  end if;
  return new;
end $$;
create trigger orders_owe before insert or update on orders for each row execute function owe_order();

-- Brings the ledger to what an order now says.
create function charge_order() returns trigger language plpgsql as $$
declare
  was orders := case tg_op when 'UPDATE' then old end;
  was_owed bigint := case when was.owed_at is null then 0 else was.total - was.returned end;
  sold bigint := case when new.owed_at is null then 0 else new.total end
    - case when was.owed_at is null then 0 else was.total end;
  brought_back bigint := case when new.owed_at is null then 0 else new.returned end
    - case when was.owed_at is null then 0 else was.returned end;
  moved bigint := was_owed - was.paid;
  owner text := party_of(new);
  owner_key text := party_key_of(new);
begin
  if was.id is not null and moved <> 0
    and (party_of(was), party_key_of(was)) is distinct from (owner, owner_key) then
    insert into entries (party, party_key, kind, amount, order_id)
      values (party_of(was), party_key_of(was), 'move', -moved, new.id), (owner, owner_key, 'move', moved, new.id);
  end if;
  if sold <> 0 then
    insert into entries (at, party, party_key, kind, amount, order_id)
      values (coalesce(new.owed_at, told_moment()), owner, owner_key, 'sale', sold, new.id);
  end if;
  if brought_back <> 0 then
    insert into entries (party, party_key, kind, amount, order_id)
      values (owner, owner_key, 'return', -brought_back, new.id);
  end if;
  -- What was paid on account and is set against nothing pays for what comes to be owed.
  if sold > 0 and new.due > 0 then
    insert into allocations (entry_id, order_id, amount)
      select c.entry_id, new.id, c.amount from credit_of(owner, owner_key, new.due) c;
  end if;
  return null;
end $$;
create trigger orders_charge_new after insert on orders for each row when (new.owed_at is not null)
  execute function charge_order();
create trigger orders_charge after update on orders for each row when
  ((old.owed_at, old.total, old.returned, old.agency_id, old.user_id, old.phone)
    is distinct from (new.owed_at, new.total, new.returned, new.agency_id, new.user_id, new.phone))
  execute function charge_order();

-- What is bought from a supplier is owed to them, also when the warehouse is deleted into which it came.
create function charge_slip() returns trigger language plpgsql as $$
declare
  bought bigint := new.due + new.paid - case tg_op when 'UPDATE' then old.due + old.paid else 0 end;
begin
  if bought <> 0 then
    insert into entries (at, party, party_key, kind, amount, slip_id)
      values (case tg_op when 'INSERT' then new.created_at else told_moment() end, 'suppliers',
        coalesce(new.supplier_id, old.supplier_id)::text, 'purchase', bought, new.id);
  end if;
  -- Of a canceled slip what was paid is on account again.
  if bought < 0 and new.paid > 0 then
    insert into allocations (entry_id, slip_id, amount)
      select entry_id, new.id, -amount from payment_shares where slip_id = new.id order by entry_id;
  elsif bought > 0 and new.due > 0 then
    insert into allocations (entry_id, slip_id, amount)
      select c.entry_id, new.id, c.amount from credit_of('suppliers', new.supplier_id::text, new.due) c;
  end if;
  return null;
end $$;
create trigger slips_charge_new after insert on slips for each row
  when (new.due <> 0 and told('ledger') is null) execute function charge_slip();
create trigger slips_charge after update on slips for each row
  when (old.due + old.paid <> new.due + new.paid) execute function charge_slip();

create function refuse_money_change() returns trigger language plpgsql as $$
begin
  raise exception 'money changes by entries alone' using errcode = 'insufficient_privilege';
end $$;
create trigger entries_stay before update or delete on entries for each row
  when (pg_trigger_depth() = 0 and told('ledger') is null) execute function refuse_money_change();
create trigger allocations_stay before update or delete on allocations for each row
  when (told('ledger') is null) execute function refuse_money_change();
create trigger orders_paid before update on orders for each row
  when (pg_trigger_depth() = 0 and (old.paid, old.returned) is distinct from (new.paid, new.returned)
    and told('ledger') is null)
  execute function refuse_money_change();
create trigger slips_paid before update on slips for each row
  when (pg_trigger_depth() = 0 and old.paid <> new.paid and told('ledger') is null)
  execute function refuse_money_change();

-- What was delivered and bought before money was kept counts as settled: nobody can say now what of it was.
alter table orders disable trigger user;
update orders set owed_at = stepped_at, paid = total where status = 'delivered';
alter table orders enable trigger user;
alter table slips disable trigger user;
update slips set paid = money where supplier_id is not null and reason = 'purchase' and status = 'complete';
alter table slips enable trigger user;
insert into entries (at, party, party_key, kind, amount, order_id, actor_id)
  select o.owed_at, party_of(o), party_key_of(o), k.kind, k.sign * o.total, o.id, null
    from orders o cross join (values ('sale', 1), ('settled', -1)) k (kind, sign)
    where o.owed_at is not null and o.total > 0 order by o.owed_at, o.id, k.sign desc;
-- Also of warehouses that may still be put back.
update removed_stock set content = content || jsonb_build_object('paid', case when content->>'supplier_id' is not null
  and content->>'reason' = 'purchase' and content->>'status' = 'complete' then content->'money' else '0' end)
  where tab = 'slips';
insert into entries (at, party, party_key, kind, amount, slip_id, actor_id)
  select s.created_at, 'suppliers', s.supplier_id::text, k.kind, k.sign * s.paid, s.id, null
    from (select created_at, supplier_id, paid, id from slips union all
        select (content->>'created_at')::timestamptz, (content->>'supplier_id')::int, (content->>'paid')::bigint,
          (content->>'id')::int from removed_stock where tab = 'slips') s
      cross join (values ('purchase', 1), ('settled', -1)) k (kind, sign)
    where s.paid > 0 order by s.created_at, s.id, k.sign desc;
alter table allocations disable trigger user;
insert into allocations (at, entry_id, order_id, slip_id, amount)
  select at, id, order_id, slip_id, -amount from entries where kind = 'settled' order by id;
alter table allocations enable trigger user;
call count_lists('orders', 'type_id, status, warehouse_id, payment_status');
`
