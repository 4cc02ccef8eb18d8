/**
 * What goes along with a write costs less. A deletion that takes nothing along fires the triggers of every table that
 * refers to it, so they first look whether there is a row at all. Totals are counted by a function of each list, whose
 * plan is kept, over the columns instead of one JSON object a row.
 */
export default `
-- Writes the trigger function of a list's totals for these dimensions.
create procedure write_count_of(tab text, dims text[]) language plpgsql as $$
declare
  named text := coalesce((select string_agg(quote_ident(d) || ', ', '') from unnest(dims) d), '');
  grouped text := coalesce(' group by ' || (select string_agg(quote_ident(d), ', ') from unnest(dims) d), '');
  into_counts text := format('insert into list_counts (list, key, n) select %L, jsonb_build_object(%s), ', tab,
    (select string_agg(format('%L, %I', d, d), ', ') from unnest(dims) d));
begin
  execute format($body$
    create or replace function %1$I() returns trigger language plpgsql as $work$
    begin
      case tg_op
        when 'INSERT' then
          if exists (select from added) then %2$s count(*) from added%3$s; end if;
        when 'DELETE' then
          if exists (select from removed) then %2$s -count(*) from removed%3$s; end if;
        when 'UPDATE' then
          if exists (select from added) then %2$s sum(n)
            from (select %4$s1 as n from added union all select %4$s-1 from removed) s%3$s having sum(n) <> 0; end if;
        else call recount_list(tg_table_name);
      end case;
      return null;
    end $work$
  $body$, 'count_list_' || tab, into_counts, grouped, named);
end $$;

create procedure attach_count(tab text, dims text[]) language plpgsql as $$
declare
  event text;
  told text := (select string_agg(quote_literal(d), ', ') from unnest(dims) d);
begin
  call write_count_of(tab, dims);
  foreach event in array array['insert', 'delete', 'update', 'truncate'] loop
    execute format('drop trigger if exists %I on %I', tab || '_count_' || event, tab);
    execute format('create trigger %I after %s on %I %s for each statement execute function %I(%s)',
      tab || '_count_' || event, event, tab,
      case event when 'insert' then 'referencing new table as added' when 'delete' then 'referencing old table as removed'
        when 'update' then 'referencing new table as added old table as removed' else '' end,
      'count_list_' || tab, told);
  end loop;
end $$;

create or replace procedure count_lists(tab text, dims text) language plpgsql as $$
declare
  listed text[] := (select coalesce(array_agg(trim(d)), '{}') from unnest(string_to_array(dims, ',')) d);
begin
  call attach_count(tab, listed);
  call recount_list(tab);
end $$;

do $$
declare
  each record;
begin
  for each in select c.relname as tab,
      array_remove(string_to_array(encode(t.tgargs, 'escape'), '\\000'), '') as dims from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid
      where f.proname = 'count_list' and t.tgname = c.relname || '_count_insert' order by 1 loop
    call attach_count(each.tab, each.dims);
  end loop;
end $$;
drop function count_list();

create or replace function keep_links() returns trigger language plpgsql as $$
declare
  rows jsonb;
begin
  if tg_op = 'TRUNCATE' then
    execute format('select jsonb_agg(t) from %I t', tg_table_name) into rows;
    perform note_links(tg_argv[0], tg_argv[1], tg_table_name, rows, false);
  end if;
  if tg_op in ('DELETE', 'UPDATE') then
    select jsonb_agg(t) into rows from removed t;
    if rows is null then return null; end if;
    perform note_links(tg_argv[0], tg_argv[1], tg_table_name, rows, false);
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    select jsonb_agg(t) into rows from added t;
    if rows is null then return null; end if;
    perform note_links(tg_argv[0], tg_argv[1], tg_table_name, rows, true);
  end if;
  return null;
end $$;

-- As before, but for statements that touched no row.
create or replace procedure write_history_of(tab text, title text, left_out text[], secrets text[]) language plpgsql as $$
declare
  stored text;
  diff text;
  into_history text := format('insert into history (id, at, entity, record_id, title, action, version, actor_id,
      request_id, batch, reason, restores, changes)
      select nextval(''history_id''), told_at, %L, r.id, left(r.%I, 255), told_what, r.version, told_by,
      told_request, told_together, told_why, told_restores', tab, title);
  row_of text;
begin
  select string_agg(format('r.%I', attname), ', ') filter (where attname <> all(secrets)),
    string_agg(format('case when r.%1$I is distinct from o.%1$I then %2$s else ''{}'' end', attname,
      case when attname = any(secrets) then format('%L::jsonb', jsonb_build_object(attname, '[null, null]'::jsonb))
        else format('jsonb_build_object(%1$L, jsonb_build_array(o.%1$I, r.%1$I))', attname) end), ' || ')
    into stored, diff
    from pg_attribute where attrelid = tab::regclass and attnum > 0 and not attisdropped and attname <> all(left_out);
  row_of := format('(select to_jsonb(s) from (select %s) s)', stored);
  execute format($body$
    create or replace function %1$I() returns trigger language plpgsql set enable_nestloop = off set jit = off as $work$
    declare
      told_at timestamptz;
      told_by int;
      told_request uuid;
      told_together uuid;
      told_why text;
      told_restores bigint;
      told_what text;
    begin
      case tg_op
        when 'INSERT' then if not exists (select from added) then return null; end if;
        when 'TRUNCATE' then null;
        else if not exists (select from removed) then return null; end if;
      end case;
      told_at := told_moment();
      told_by := told('actor')::int;
      told_request := told('request')::uuid;
      told_together := told_batch();
      told_why := told('reason');
      told_restores := told('restores')::bigint;
      told_what := case tg_op when 'INSERT' then told_action('create') when 'UPDATE' then told_action('update')
        else 'delete' end;
      case tg_op
        when 'INSERT' then %2$s, null from added r;
        when 'UPDATE' then %2$s, r.diff
          from (select r.id, r.version, r.%3$I, %4$s as diff from added r join removed o on o.id = r.id offset 0) r
          where r.diff <> '{}';
        when 'DELETE' then %2$s, %5$s from removed r;
        else %2$s, %5$s from %6$I r;
      end case;
      return null;
    end $work$
  $body$, 'keep_history_' || tab, into_history, title, diff, row_of, tab);
end $$;
`
