import { type Executor, runScript } from './script'
import { fillSortKeys } from './sortKeys'

/** Names get Vietnamese collation keys; list totals are recounted, also for tables without dimensions. */
export default `
alter table types add column title_key text not null default '';
alter table categories add column title_key text not null default '';
alter table users add column name_key text not null default '';
alter table roles add column name_key text not null default '';
alter table media add column name_key text not null default '';

-- Without dimensions a list has one total, under the key {}.
create or replace function count_list() returns trigger language plpgsql as $$
declare
  keys text := 'jsonb_build_object('
    || coalesce((select string_agg(format('%L, %I', d, d), ', ') from unnest(tg_argv) d), '') || ')';
  parts text := '';
begin
  if tg_op = 'TRUNCATE' then
    call recount_list(tg_table_name);
    return null;
  end if;
  if tg_op <> 'DELETE' then
    parts := format('select %s as key, count(*) as n from added group by 1', keys);
  end if;
  if tg_op <> 'INSERT' then
    parts := parts || case when parts = '' then '' else ' union all ' end
      || format('select %s as key, -count(*) as n from removed group by 1', keys);
  end if;
  execute format(
    'insert into list_counts (list, key, n) select %L, key, sum(n) from (%s) s group by key having sum(n) <> 0',
    tg_table_name, parts);
  return null;
end $$;

-- Puts a list's totals right, whatever they were. It appends the difference, so that readers and a folding at
-- the same time see either all of the old or all of the new; the lock waits for writers that are under way.
create procedure recount_list(tab text) language plpgsql as $$
declare
  dims text[];
begin
  execute format('lock table %I in share row exclusive mode', tab);
  -- Arguments of a trigger are kept one after the other, each ended by a zero byte.
  select coalesce(array_remove(string_to_array(encode(tgargs, 'escape'), '\\000'), ''), '{}') into dims
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

-- Counts a list from now on by these dimensions, also one that has rows already or was counted by others.
create or replace procedure count_lists(tab text, dims text) language plpgsql as $$
begin
  execute format('drop trigger if exists %I on %I', tab || '_count_insert', tab);
  execute format('drop trigger if exists %I on %I', tab || '_count_delete', tab);
  execute format('drop trigger if exists %I on %I', tab || '_count_update', tab);
  execute format('drop trigger if exists %I on %I', tab || '_count_truncate', tab);
  execute format('create trigger %I after insert on %I referencing new table as added
    for each statement execute function count_list(%s)', tab || '_count_insert', tab, dims);
  execute format('create trigger %I after delete on %I referencing old table as removed
    for each statement execute function count_list(%s)', tab || '_count_delete', tab, dims);
  execute format('create trigger %I after update on %I referencing new table as added old table as removed
    for each statement execute function count_list(%s)', tab || '_count_update', tab, dims);
  execute format('create trigger %I after truncate on %I
    for each statement execute function count_list(%s)', tab || '_count_truncate', tab, dims);
  call recount_list(tab);
end $$;
`

/** Created after the keys are filled: building an index is faster than updating it for every row. */
const indexes = `
create index users_name on users (name_key, id) include (has_role, status);
create index users_created on users (created_at, id) include (has_role, status);
create index media_name on media (name_key, id) include (kind);
create index media_size on media (size, id) include (kind);
create index media_created on media (created_at, id) include (kind);
call count_lists('posts', 'type_id, status, category_id');
call count_lists('users', 'has_role, status');
call count_lists('media', 'kind');
`

export async function run(tx: Executor): Promise<void> {
  await fillSortKeys(tx, 'types', 'title')
  await fillSortKeys(tx, 'categories', 'title')
  for (const table of ['users', 'roles', 'media']) await fillSortKeys(tx, table, 'name')
  await runScript(tx, indexes)
}
