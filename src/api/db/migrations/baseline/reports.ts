/**
 * What reports sum up: goods that left, by day and by month, kept by the movements; and of how many units on a product
 * is short in a warehouse.
 */
export default /* sql */ `
-- Goods that left for people: sold, given away, moved elsewhere. What counting corrects is not among them. Giving back
-- is leaving with the sign turned around, on the day of the slip that it undoes.
create view goods_out as
  select m.id, m.warehouse_id, m.post_id, s.date as day, -m.number as taken,
    case when s.reason = 'sale' then -m.number else 0 end as sold,
    case when s.reason = 'transfer' then 0 else -m.number * i.price end as money,
    case when s.reason = 'transfer' then 0 else -m.number * l.price end as cost
  from movements m join slips s on s.id = m.slip_id join slip_lines i on i.id = m.line_id join lots l on l.id = m.lot_id
  where s.style = 'export' and s.reason <> 'count';

create table stock_days (
  warehouse_id int not null references warehouses on delete cascade, post_id int not null references posts,
  day date not null, taken bigint not null, sold bigint not null, money bigint not null, cost bigint not null,
  primary key (warehouse_id, post_id, day)
);
create index stock_days_day on stock_days (day);
create index stock_days_post on stock_days (post_id);
create table stock_months (
  warehouse_id int not null references warehouses on delete cascade, post_id int not null references posts,
  month date not null, taken bigint not null, sold bigint not null, money bigint not null, cost bigint not null,
  primary key (warehouse_id, post_id, month)
);
create index stock_months_month on stock_months (month);
create index stock_months_post on stock_months (post_id);

-- Below so many units a product is to be bought again for a warehouse; never for null. The row says who set it last,
-- and stays when it is taken away, so that its version goes on.
create table reorder_points (
  id serial primary key, version int not null default 1,
  warehouse_id int not null references warehouses on delete cascade,
  post_id int not null references posts on delete cascade,
  number int check (number > 0), user_id int references users on delete set null,
  updated_at timestamptz not null default now(),
  unique (warehouse_id, post_id)
);
create index reorder_points_post on reorder_points (post_id);
create index reorder_points_user on reorder_points (user_id) where user_id is not null;

-- The rows of a product in a warehouse change under the lock of its stock alone, so that nobody waits for them besides.
create function sum_goods_out() returns trigger language plpgsql as $$
begin
  if not exists (select from added a join slips s on s.id = a.slip_id where s.style = 'export') then return null; end if;
  insert into stock_days as d (warehouse_id, post_id, day, taken, sold, money, cost)
    select o.warehouse_id, o.post_id, o.day, sum(o.taken), sum(o.sold), sum(o.money), sum(o.cost)
      from added a join goods_out o on o.id = a.id group by 1, 2, 3 order by 1, 2, 3
    on conflict (warehouse_id, post_id, day) do update set taken = d.taken + excluded.taken,
      sold = d.sold + excluded.sold, money = d.money + excluded.money, cost = d.cost + excluded.cost;
  insert into stock_months as d (warehouse_id, post_id, month, taken, sold, money, cost)
    select o.warehouse_id, o.post_id, date_trunc('month', o.day)::date, sum(o.taken), sum(o.sold), sum(o.money), sum(o.cost)
      from added a join goods_out o on o.id = a.id group by 1, 2, 3 order by 1, 2, 3
    on conflict (warehouse_id, post_id, month) do update set taken = d.taken + excluded.taken,
      sold = d.sold + excluded.sold, money = d.money + excluded.money, cost = d.cost + excluded.cost;
  return null;
end $$;
create trigger movements_sum after insert on movements referencing new table as added
  for each statement when (told('ledger') is null) execute function sum_goods_out();

-- Sums up anew what left these warehouses; all of them for null.
create procedure resum_goods_out(wanted int[]) language plpgsql as $$
begin
  delete from stock_days where wanted is null or warehouse_id = any(wanted);
  delete from stock_months where wanted is null or warehouse_id = any(wanted);
  insert into stock_days (warehouse_id, post_id, day, taken, sold, money, cost)
    select warehouse_id, post_id, day, sum(taken), sum(sold), sum(money), sum(cost) from goods_out
      where wanted is null or warehouse_id = any(wanted) group by 1, 2, 3;
  insert into stock_months (warehouse_id, post_id, month, taken, sold, money, cost)
    select warehouse_id, post_id, date_trunc('month', day)::date, sum(taken), sum(sold), sum(money), sum(cost)
      from stock_days where wanted is null or warehouse_id = any(wanted) group by 1, 2, 3;
end $$;
`
