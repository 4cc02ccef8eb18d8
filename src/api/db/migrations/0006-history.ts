/** What happened to every row, written by the database itself; see `db/README.md`. */
export default `
create sequence history_id;

-- A setting of the transaction, or null.
create function told(name text) returns text language sql stable parallel safe
  as $$ select nullif(current_setting('nep.' || name, true), '') $$;

-- Without settings, as in statements typed by hand, what one transaction did is still one batch.
create function told_batch() returns uuid language sql volatile
  as $$ select coalesce(told('batch')::uuid, md5(pg_current_xact_id()::text || now())::uuid) $$;
create function told_moment() returns timestamptz language sql stable
  as $$ select coalesce(told('at')::timestamptz, now()) $$;
-- What writes an earlier state of a row is a restore.
create function told_action(plain text) returns text language sql stable
  as $$ select case when told('restores') is null then plain else 'restore' end $$;

-- Who did it, when and why comes from the settings of the transaction.
create table history (
  id bigint not null, at timestamptz not null default told_moment(), entity text not null, record_id int not null,
  title text not null default '', action text not null, version int, actor_id int default told('actor')::int,
  request_id uuid default told('request')::uuid, batch uuid not null default told_batch(),
  reason text default told('reason'), restores bigint default told('restores')::bigint, changes jsonb,
  primary key (id, at)
) partition by range (at);
create index history_record on history (entity, record_id, id desc);
create index history_entity on history (entity, id desc);
create index history_batch on history (batch, id);
create index history_actor on history (actor_id, id desc) where actor_id is not null;
create index history_restores on history (restores) where restores is not null;
-- The trash: what was deleted and is not purged.
create index history_trash on history (entity, id desc) where action = 'delete' and changes is not null;
create index history_at on history using brin (at);

-- Events are written once. Only the purge erases what deleted rows held, and drops what is too old.
create function refuse_history_change() returns trigger language plpgsql as $$
begin
  if current_setting('nep.purge', true) = 'on' and tg_op <> 'TRUNCATE' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'history is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger history_stays before update or delete on history
  for each row execute function refuse_history_change();
create trigger history_whole before truncate on history
  for each statement execute function refuse_history_change();

-- Events of months without a partition of their own: nothing is refused because upkeep did not run.
create table history_rest partition of history default;
create trigger history_whole before truncate on history_rest
  for each statement execute function refuse_history_change();

-- Makes the partitions of the month of that moment and of the next three. A month is left to history_rest when
-- that has events of it already.
create procedure open_history_months(moment timestamptz) language plpgsql as $$
declare
  month timestamp := date_trunc('month', moment at time zone 'UTC');
  tab text;
begin
  for i in 0..3 loop
    tab := 'history_' || to_char(month, 'YYYY_MM');
    if to_regclass(tab) is null and not exists (select from history_rest
        where at >= month at time zone 'UTC' and at < (month + interval '1 month') at time zone 'UTC') then
      execute format('create table %I partition of history for values from (%L) to (%L)', tab,
        month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
      execute format('create trigger history_whole before truncate on %I
        for each statement execute function refuse_history_change()', tab);
    end if;
    month := month + interval '1 month';
  end loop;
end $$;
call open_history_months(now());

-- The trigger of every table; it sees all rows of a statement at once. Arguments: the column of the title, columns left
-- out, secrets. Of a secret the history says only that it changed. Its plans are kept from statements over one row to
-- those over thousands, where a nested loop would take minutes.
create function keep_history() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  named text := tg_argv[0];
  left_out text[] := tg_argv[1]::text[];
  secrets text[] := tg_argv[2]::text[];
  event record;
begin
  if tg_op = 'INSERT' then
    insert into history (id, entity, record_id, title, action, version)
      select nextval('history_id'), tg_table_name, n.id, left(to_jsonb(n)->>named, 255), told_action('create'), n.version
      from added n;
  elsif tg_op = 'UPDATE' then
    insert into history (id, entity, record_id, title, action, version, changes)
      select nextval('history_id'), tg_table_name, id, left(becomes->>named, 255), told_action('update'), version, diff
      from (
        select n.id, n.version, to_jsonb(n) - left_out as becomes, to_jsonb(o) as was
        from added n join removed o on o.id = n.id offset 0) r
      cross join lateral (
        select jsonb_object_agg(key, case when key = any(secrets) then '[null, null]'
          else jsonb_build_array(was->key, value) end) as diff
        from jsonb_each(becomes) where value is distinct from was->key) d
      where diff is not null;
  elsif tg_op = 'DELETE' then
    insert into history (id, entity, record_id, title, action, version, changes)
      select nextval('history_id'), tg_table_name, id, left(was->>named, 255), 'delete', version,
        was - left_out - secrets
      from (select o.id, o.version, to_jsonb(o) as was from removed o offset 0) r;
  else
    for event in execute format('select id, version, to_jsonb(t) as was from %I t', tg_table_name) loop
      insert into history (id, entity, record_id, title, action, version, changes)
        values (nextval('history_id'), tg_table_name, event.id, left(event.was->>named, 255), 'delete', event.version,
          event.was - left_out - secrets);
    end loop;
  end if;
  return null;
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
    perform note_links(tg_argv[0], tg_argv[1], tg_table_name, (select jsonb_agg(t) from removed t), false);
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    perform note_links(tg_argv[0], tg_argv[1], tg_table_name, (select jsonb_agg(t) from added t), true);
  end if;
  return null;
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

-- From now on the history of this table is kept.
create procedure keep_history_of(tab text, title text, left_out text[] default '{}', secrets text[] default '{}')
language plpgsql as $$
begin
  call attach_history(tab, format('keep_history(%L, %L, %L)', title,
    array['id', 'version', 'updated_at', 'search_text'] || left_out, secrets));
  execute format('create trigger history_id before update of id on %I for each row when (old.id <> new.id)
    execute function refuse_new_id()', tab);
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
      where f.proname in ('keep_history', 'keep_links') order by 1, 2 loop
    execute format('alter table %s %s trigger %I', each.tab, case when is_resting then 'disable' else 'enable' end,
      each.name);
  end loop;
end $$;

-- A repeated call is answered with the batch of the first.
alter table idempotency_keys add column batch uuid;

-- Collation keys are computed from the titles, and has_role from the links: both come back by themselves.
call keep_history_of('types', 'title', '{title_key}');
call keep_history_of('categories', 'title', '{title_key}');
call keep_history_of('posts', 'title', '{title_key}');
call keep_history_of('media', 'name', '{name_key}');
call keep_history_of('users', 'name', '{name_key, has_role}', '{password_hash}');
call keep_history_of('roles', 'name', '{name_key}');
call keep_history_of('languages', 'name');
call keep_history_of('redirects', 'source');
call keep_history_of('settings', 'key');
call keep_links_of('role_users', 'users', 'user_id');
call keep_links_of('role_permissions', 'roles', 'role_id');
call keep_links_of('user_permissions', 'users', 'user_id');
`
