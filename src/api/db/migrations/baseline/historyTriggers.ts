/** How tables come to have a history: triggers that write its events. */
export default /* sql */ String.raw`
-- Writes the trigger function of a table for the columns that it has now: it compares them by their types. It sees all
-- rows of a statement at once, and leaves where there is none, as when a deletion takes nothing along. Of a secret the
-- history says only that it changed. Its plans are kept from statements over one row to those over thousands, where a
-- nested loop would take minutes.
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

create procedure attach_history(tab text, work text) language plpgsql as $$
begin
  execute format('create trigger history_insert after insert on %I referencing new table as added
    for each statement execute function %s', tab, work);
  execute format('create trigger history_update after update on %I referencing new table as added old table as removed
    for each statement execute function %s', tab, work);
  execute format('create trigger history_delete after delete on %I referencing old table as removed
    for each statement execute function %s', tab, work);
  execute format('create trigger history_truncate before truncate on %I
    for each statement execute function %s', tab, work);
end $$;

create function refuse_new_id() returns trigger language plpgsql as $$
begin
  raise exception 'a row keeps its id: its history hangs on it' using errcode = 'check_violation';
end $$;

-- From now on the history of this table is kept, but for columns left out. Computed ones are: they come back by themselves.
create procedure keep_history_of(tab text, title text, left_out text[] default '{}',
  secrets text[] default '{}') language plpgsql as $$
declare
  omitted text[] := array['id', 'version', 'updated_at', 'search_text'] || left_out;
begin
  call write_history_of(tab, title, omitted, secrets);
  call attach_history(tab, format('%I(%L, %L, %L)', 'keep_history_' || tab, title, omitted, secrets));
  execute format('create trigger history_id before update of id on %I for each row when (old.id <> new.id)
    execute function refuse_new_id()', tab);
end $$;

-- What a table's triggers of the history were told: the column of the title, columns left out, secrets.
create function history_arguments(tab regclass) returns text[] language sql stable as $$
  select (string_to_array(encode(tgargs, 'escape'), '\000'))[1:3] from pg_trigger
  where tgrelid = tab and tgname = 'history_insert'
$$;

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

-- One event for all links of a record that a statement removed and added, under the name of the table.
create function note_links(entity text, owner text, tab text, rows jsonb, was_added boolean) returns void
language sql as $$
  insert into history (id, entity, record_id, action, changes)
  select nextval('history_id'), entity, owner_id, told_action('update'), jsonb_build_object(tab,
    case when was_added then jsonb_build_array('[]'::jsonb, list) else jsonb_build_array(list, '[]'::jsonb) end)
  from (select (r->>owner)::int as owner_id, jsonb_agg(r - owner) as list from jsonb_array_elements(rows) r group by 1) s
$$;

-- The trigger of tables that link two records: a change of the record that owns the link. Arguments: the entity of
-- the owner, the column of its id.
create function keep_links() returns trigger language plpgsql as $$
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
create procedure keep_links_of(tab text, entity text, owner text) language plpgsql as $$
begin
  call attach_history(tab, format('keep_links(%L, %L)', entity, owner));
end $$;

-- Loading in bulk is nobody's doing and would double what is written. Only the owner of the tables can do this; they
-- are locked against other writers until the transaction ends, and a rollback undoes it.
create procedure rest_history(is_resting boolean) language plpgsql as $$
declare
  each record;
begin
  for each in select t.tgrelid::regclass as tab, t.tgname as name from pg_trigger t join pg_proc f on f.oid = t.tgfoid
      where starts_with(f.proname, 'keep_history_') or f.proname = 'keep_links' order by 1, 2 loop
    execute format('alter table %s %s trigger %I', each.tab, case when is_resting then 'disable' else 'enable' end,
      each.name);
  end loop;
end $$;
`
