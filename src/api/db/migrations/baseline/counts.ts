/** Exact totals of lists, kept by triggers. */
export default /* sql */ String.raw`
-- Each writing statement appends what it added and removed, by the dimensions that the screens filter on.
create table list_counts (list text not null, key jsonb not null, n int not null);
create index list_counts_list on list_counts (list);

-- Puts a list's totals right, whatever they were. It appends the difference, so that readers and a folding at
-- the same time see either all of the old or all of the new; the lock waits for writers that are under way.
create procedure recount_list(tab text) language plpgsql as $$
declare
  dims text[];
begin
  execute format('lock table %I in share row exclusive mode', tab);
  -- Arguments of a trigger are kept one after the other, each ended by a zero byte.
  select coalesce(array_remove(string_to_array(encode(tgargs, 'escape'), '\000'), ''), '{}') into dims
    from pg_trigger where tgrelid = tab::regclass and tgname = tab || '_count_insert';
  if dims is null then
    raise exception 'list % is not counted', tab;
  end if;
  execute format(
    'insert into list_counts (list, key, n) select %L, key, sum(n) from (
       select jsonb_build_object(%s) as key, count(*) as n from %I group by 1
       union all select key, -n from list_counts where list = %L
     ) s group by key having sum(n) <> 0',
    tab, (select string_agg(format('%L, %I', d, d), ', ') from unnest(dims) d), tab, tab);
end $$;

-- Writes the trigger function of a list's totals for these dimensions: of one written for its columns the plan is kept.
-- A deletion fires the triggers of every table that refers to it, so they first look whether there is a row at all.
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

-- Counts a list from now on by these dimensions, also one that has rows already or was counted by others.
-- Without dimensions a list has one total, under the key {}.
create procedure count_lists(tab text, dims text) language plpgsql as $$
declare
  listed text[] := (select coalesce(array_agg(trim(d)), '{}') from unnest(string_to_array(dims, ',')) d);
begin
  call attach_count(tab, listed);
  call recount_list(tab);
end $$;
`
