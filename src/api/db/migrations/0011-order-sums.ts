/** Amounts summed by dimensions of a list, kept and folded as its totals are, under names like "orders.paid". */
export default /* sql */ `
alter table list_counts alter n type bigint;

-- Sums these amounts of a list from now on: pairs of a name and an expression over its row. The view <list>_sums tells
-- what the sums should be.
create procedure sum_list(tab text, dims text, amounts text) language plpgsql as $$
declare
  key text := (select format('jsonb_build_object(%s)', string_agg(format('%1$L, %1$I', trim(d)), ', '))
    from unnest(string_to_array(dims, ',')) d);
  summed text := format('select %L || name as list, key, sum(sign * amount)::bigint as n
    from (select %s as key, sign, a.name, a.amount from ', tab || '.', key);
  ended text := format(' r cross join lateral (values %s) a (name, amount)) s
    group by 1, 2 having sum(sign * amount) <> 0', amounts);
  event text;
begin
  execute format('create view %I as %s(select *, 1 as sign from %I)%s', tab || '_sums', summed, tab, ended);
  execute format($body$
    create function %1$I() returns trigger language plpgsql as $work$
    begin
      case tg_op
        when 'INSERT' then
          if exists (select from added) then
            insert into list_counts (list, key, n) %2$s(select *, 1 as sign from added)%3$s;
          end if;
        when 'DELETE' then
          if exists (select from removed) then
            insert into list_counts (list, key, n) %2$s(select *, -1 as sign from removed)%3$s;
          end if;
        when 'UPDATE' then
          if exists (select from added) then
            insert into list_counts (list, key, n)
              %2$s(select *, 1 as sign from added union all select *, -1 from removed)%3$s;
          end if;
        else
          insert into list_counts (list, key, n)
            select list, key, -sum(n) from list_counts where starts_with(list, %4$L) group by 1, 2;
      end case;
      return null;
    end $work$
  $body$, 'sum_list_' || tab, summed, ended, tab || '.');
  foreach event in array array['insert', 'delete', 'update', 'truncate'] loop
    execute format('create trigger %I after %s on %I %s for each statement execute function %I()',
      tab || '_sum_' || event, event, tab,
      case event when 'insert' then 'referencing new table as added' when 'delete' then 'referencing old table as removed'
        when 'update' then 'referencing new table as added old table as removed' else '' end,
      'sum_list_' || tab);
  end loop;
  execute format('insert into list_counts (list, key, n) select list, key, n from %I', tab || '_sums');
end $$;

call sum_list('orders', 'type_id, status, warehouse_id, payment_status',
  $$('paid', paid), ('due', greatest(due, 0)), ('over', greatest(-due, 0)),
    ('owed', case when owed_at is not null then greatest(due, 0) else 0 end)$$);
`
