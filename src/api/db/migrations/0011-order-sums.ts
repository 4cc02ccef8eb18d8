/**
 * Amounts of orders that are paid, are still to be paid and were paid too much, summed by the dimensions of their list, under names
 * like "orders.paid": kept and folded as the totals are.
 */
export default /* sql */ `
alter table list_counts alter n type bigint;
create function order_amounts(type_id int, status text, warehouse_id int, payment_status text, paid bigint, due bigint)
  returns table (list text, key jsonb, n bigint) language sql immutable parallel safe as $$
  select 'orders.' || name, jsonb_build_object('type_id', $1, 'status', $2, 'warehouse_id', $3, 'payment_status', $4), amount
  from (values ('paid', $5), ('due', greatest($6, 0)), ('over', greatest(-$6, 0))) amounts (name, amount)
$$;
create view order_sums as
  select a.list, a.key, sum(a.n)::bigint as n from orders o cross join lateral
    order_amounts(o.type_id, o.status, o.warehouse_id, o.payment_status, o.paid, o.due) a
  group by 1, 2 having sum(a.n) <> 0;
create function sum_orders() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then
      insert into list_counts (list, key, n) select a.list, a.key, sum(a.n) from added o cross join lateral
        order_amounts(o.type_id, o.status, o.warehouse_id, o.payment_status, o.paid, o.due) a
        group by 1, 2 having sum(a.n) <> 0;
    when 'DELETE' then
      insert into list_counts (list, key, n) select a.list, a.key, -sum(a.n) from removed o cross join lateral
        order_amounts(o.type_id, o.status, o.warehouse_id, o.payment_status, o.paid, o.due) a
        group by 1, 2 having sum(a.n) <> 0;
    when 'UPDATE' then
      insert into list_counts (list, key, n) select a.list, a.key, sum(s.sign * a.n)
        from (select 1 as sign, type_id, status, warehouse_id, payment_status, paid, due from added
          union all select -1, type_id, status, warehouse_id, payment_status, paid, due from removed) s cross join lateral
          order_amounts(s.type_id, s.status, s.warehouse_id, s.payment_status, s.paid, s.due) a
        group by 1, 2 having sum(s.sign * a.n) <> 0;
    else
      insert into list_counts (list, key, n) select list, key, -sum(n) from list_counts where list like 'orders.%' group by 1, 2;
  end case;
  return null;
end $$;
create trigger orders_sum_new after insert on orders referencing new table as added
  for each statement execute function sum_orders();
create trigger orders_sum after update on orders referencing new table as added old table as removed
  for each statement execute function sum_orders();
create trigger orders_sum_gone after delete on orders referencing old table as removed
  for each statement execute function sum_orders();
create trigger orders_sum_none after truncate on orders for each statement execute function sum_orders();
insert into list_counts (list, key, n) select list, key, n from order_sums;
`
