/**
 * The history costs less. Each table gets a trigger function of its own that compares typed columns: expanding both rows
 * to jsonb and comparing all keys took most of the time. Indexes ascend, so that their pages fill up, and lead through
 * every filter of the list in the order of time.
 */
export default `
drop index history_record;
drop index history_entity;
drop index history_actor;
drop index history_trash;
drop index history_at;
create index history_record on history (entity, record_id, id);
create index history_seen on history (entity, action, at, id);
create index history_actor on history (actor_id, entity, action, at, id) where actor_id is not null;
-- The trash: what was deleted and is not purged.
create index history_trash on history (entity, at, id) where action = 'delete' and changes is not null;

-- Long texts are packed several times as fast, where the server can.
do $$
declare
  tab regclass;
begin
  if exists (select from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)) then
    for tab in select 'history'::regclass union all select inhrelid from pg_inherits
        where inhparent = 'history'::regclass loop
      execute format('alter table %s alter column changes set compression lz4', tab);
    end loop;
  end if;
end $$;

-- Writes the trigger function of a table for the columns that it has now. It sees all rows of a statement at once. Of a
-- secret the history says only that it changed. Its plans are kept from statements over one row to those over thousands,
-- where a nested loop would take minutes.
create procedure write_history_of(tab text, title text, left_out text[], secrets text[]) language plpgsql as $$
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
      told_at timestamptz := told_moment();
      told_by int := told('actor')::int;
      told_request uuid := told('request')::uuid;
      told_together uuid := told_batch();
      told_why text := told('reason');
      told_restores bigint := told('restores')::bigint;
      told_what text := case tg_op when 'INSERT' then told_action('create') when 'UPDATE' then told_action('update')
        else 'delete' end;
    begin
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

-- What a table's triggers of the history were told: the column of the title, columns left out, secrets.
create function history_arguments(tab regclass) returns text[] language sql stable as $$
  select (string_to_array(encode(tgargs, 'escape'), '\\000'))[1:3] from pg_trigger
  where tgrelid = tab and tgname = 'history_insert'
$$;

create or replace procedure keep_history_of(tab text, title text, left_out text[] default '{}',
  secrets text[] default '{}') language plpgsql as $$
declare
  omitted text[] := array['id', 'version', 'updated_at', 'search_text'] || left_out;
begin
  call write_history_of(tab, title, omitted, secrets);
  call attach_history(tab, format('%I(%L, %L, %L)', 'keep_history_' || tab, title, omitted, secrets));
  execute format('create trigger history_id before update of id on %I for each row when (old.id <> new.id)
    execute function refuse_new_id()', tab);
end $$;

-- Writes the functions of all tables again, since columns may have come or gone; done after every migration.
create procedure renew_history() language plpgsql as $$
declare
  each record;
begin
  for each in select c.relname as tab, history_arguments(c.oid) as told from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid
      where t.tgname = 'history_insert' and starts_with(f.proname, 'keep_history_') order by 1 loop
    call write_history_of(each.tab, each.told[1], each.told[2]::text[], each.told[3]::text[]);
  end loop;
end $$;

create or replace procedure rest_history(is_resting boolean) language plpgsql as $$
declare
  each record;
begin
  for each in select t.tgrelid::regclass as tab, t.tgname as name from pg_trigger t join pg_proc f on f.oid = t.tgfoid
      where starts_with(f.proname, 'keep_history_') or f.proname = 'keep_links' order by 1, 2 loop
    execute format('alter table %s %s trigger %I', each.tab, case when is_resting then 'disable' else 'enable' end,
      each.name);
  end loop;
end $$;

do $$
declare
  each record;
begin
  for each in select c.relname as tab, history_arguments(c.oid) as told from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid
      where t.tgname = 'history_insert' and f.proname = 'keep_history' order by 1 loop
    execute format('drop trigger history_insert on %1$I; drop trigger history_update on %1$I;
      drop trigger history_delete on %1$I; drop trigger history_truncate on %1$I', each.tab);
    call write_history_of(each.tab, each.told[1], each.told[2]::text[], each.told[3]::text[]);
    call attach_history(each.tab, format('%I(%L, %L, %L)', 'keep_history_' || each.tab, each.told[1], each.told[2],
      each.told[3]));
  end loop;
end $$;
drop function keep_history();
`
