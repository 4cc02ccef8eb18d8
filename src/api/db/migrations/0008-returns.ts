/** Goods that come back, and what orders that are discounted earn. */
export default /* sql */ `
create table returns (
  id serial primary key, at timestamptz not null default told_moment(),
  order_id int not null references orders on delete cascade,
  -- Of each line: its id and post_id, the quantity, what of it was restocked, its amount, and the cost of what was restocked.
  lines jsonb not null, amount bigint not null check (amount >= 0), reason text not null default '',
  warehouse_id int, slip_id int, actor_id int default told('actor')::int references users on delete set null
);
create index returns_order on returns (order_id, id);
create index returns_at on returns (at);
create index returns_actor on returns (actor_id) where actor_id is not null;

-- What was sold earns what is left of the price after the discount of the order; null of what was moved before.
alter table movements add column money bigint;
alter table slips drop constraint slips_reason_check;
alter table slips add check (reason in ('purchase', 'sale', 'transfer', 'count', 'other', 'return'));
create function returned_of(wanted int) returns table (
    warehouse_id int, post_id int, day date, taken int, sold int, money bigint, cost bigint)
  language sql stable as $$
  -- The money in any case, the goods and their cost as far as they are for sale again.
  select r.warehouse_id, (line->>'post_id')::int, (r.at at time zone 'Asia/Ho_Chi_Minh')::date,
    -(line->>'restocked')::int, -(line->>'quantity')::int, -(line->>'amount')::bigint, -(line->>'cost')::bigint
  from returns r join warehouses w on w.id = r.warehouse_id cross join jsonb_array_elements(r.lines) line
  where line->>'post_id' is not null and (wanted is null or r.id = wanted)
$$;
create or replace view goods_out as
  select m.id, m.warehouse_id, m.post_id, s.date as day, -m.number as taken,
    case when s.reason = 'sale' then -m.number else 0 end as sold,
    case when s.reason = 'transfer' then 0 else coalesce(m.money, -m.number * i.price) end as money,
    case when s.reason = 'transfer' then 0 else -m.number * l.price end as cost
  from movements m join slips s on s.id = m.slip_id join slip_lines i on i.id = m.line_id join lots l on l.id = m.lot_id
  where s.style = 'export' and s.reason <> 'count';
-- Less what came back. Of single movements it would read all of them.
create view goods_out_net as
  select warehouse_id, post_id, day, taken, sold, money, cost from goods_out
  union all select * from returned_of(null);
create or replace procedure resum_goods_out(wanted int[]) language plpgsql as $$
begin
  delete from stock_days where wanted is null or warehouse_id = any(wanted);
  delete from stock_months where wanted is null or warehouse_id = any(wanted);
  insert into stock_days (warehouse_id, post_id, day, taken, sold, money, cost)
    select warehouse_id, post_id, day, sum(taken), sum(sold), sum(money), sum(cost) from goods_out_net
      where wanted is null or warehouse_id = any(wanted) group by 1, 2, 3;
  insert into stock_months (warehouse_id, post_id, month, taken, sold, money, cost)
    select warehouse_id, post_id, date_trunc('month', day)::date, sum(taken), sum(sold), sum(money), sum(cost)
      from stock_days where wanted is null or warehouse_id = any(wanted) group by 1, 2, 3;
end $$;

create function sum_returned() returns trigger language plpgsql as $$
begin
  insert into stock_days as d (warehouse_id, post_id, day, taken, sold, money, cost)
    select warehouse_id, post_id, day, sum(taken), sum(sold), sum(money), sum(cost) from returned_of(new.id)
      group by 1, 2, 3 order by 1, 2, 3
    on conflict (warehouse_id, post_id, day) do update set taken = d.taken + excluded.taken,
      sold = d.sold + excluded.sold, money = d.money + excluded.money, cost = d.cost + excluded.cost;
  insert into stock_months as d (warehouse_id, post_id, month, taken, sold, money, cost)
    select warehouse_id, post_id, date_trunc('month', day)::date, sum(taken), sum(sold), sum(money), sum(cost)
      from returned_of(new.id) group by 1, 2, 3 order by 1, 2, 3
    on conflict (warehouse_id, post_id, month) do update set taken = d.taken + excluded.taken,
      sold = d.sold + excluded.sold, money = d.money + excluded.money, cost = d.cost + excluded.cost;
  return null;
end $$;
create trigger returns_sum after insert on returns for each row when (told('ledger') is null)
  execute function sum_returned();

create function count_returned() returns trigger language plpgsql as $$
begin
  update orders set returned = returned + new.amount where id = new.order_id;
  return null;
end $$;
create trigger returns_count after insert on returns for each row execute function count_returned();

create trigger returns_stay before update on returns for each row
  when (pg_trigger_depth() = 0 and told('ledger') is null) execute function refuse_money_change();
`
