/** What happened to every row, written by the database itself; see `db/README.md`. */
export default `
create sequence history_id;

create table history (
  id bigint not null, at timestamptz not null, entity text not null, record_id int not null,
  title text not null default '', action text not null, version int,
  actor_id int, request_id uuid, batch uuid not null, reason text, restores bigint, changes jsonb,
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

-- A setting of the transaction, or null.
create function told(name text) returns text language sql stable parallel safe
  as $$ select nullif(current_setting('nep.' || name, true), '') $$;

-- Appends one event. Who did it comes from the settings of the transaction; without them, as in statements typed
-- by hand, what one transaction did is still one batch.
create function remember(entity text, record int, title text, action text, version int, changes jsonb) returns void
language plpgsql as $$
begin
  insert into history (id, at, entity, record_id, title, action, version, actor_id, request_id, batch, reason,
    restores, changes)
  values (nextval('history_id'), coalesce(told('at')::timestamptz, now()), entity, record,
    coalesce(left(title, 255), ''),
    case when action = 'delete' or told('restores') is null then action else 'restore' end, version,
    told('actor')::int, told('request')::uuid,
    coalesce(told('batch')::uuid, md5(pg_current_xact_id()::text || now())::uuid), told('reason'),
    told('restores')::bigint, changes);
end $$;

-- The trigger of every table. Arguments: the entity, the column of the record's id, the column of its title, columns
-- left out, secrets. Of a secret it says only that it changed.
create function keep_history() returns trigger language plpgsql as $$
declare
  left_out text[] := tg_argv[3]::text[];
  secrets text[] := tg_argv[4]::text[];
  was jsonb;
  becomes jsonb;
  changes jsonb;
begin
  if tg_op = 'TRUNCATE' then
    for was in execute format('select to_jsonb(t) from %I t', tg_table_name) loop
      perform remember(tg_argv[0], (was->>tg_argv[1])::int, was->>tg_argv[2], 'delete', (was->>'version')::int,
        was - left_out - secrets);
    end loop;
  elsif tg_op = 'INSERT' then
    becomes := to_jsonb(new);
    perform remember(tg_argv[0], (becomes->>tg_argv[1])::int, becomes->>tg_argv[2], 'create',
      (becomes->>'version')::int, null);
  elsif tg_op = 'DELETE' then
    was := to_jsonb(old);
    perform remember(tg_argv[0], (was->>tg_argv[1])::int, was->>tg_argv[2], 'delete', (was->>'version')::int,
      was - left_out - secrets);
  else
    was := to_jsonb(old);
    becomes := to_jsonb(new);
    select jsonb_object_agg(n.key, case when n.key = any(secrets) then '[null, null]'
        else jsonb_build_array(was->n.key, n.value) end)
      into changes from jsonb_each(becomes - left_out) n where n.value is distinct from was->n.key;
    if changes is not null then
      perform remember(tg_argv[0], (becomes->>tg_argv[1])::int, becomes->>tg_argv[2], 'update',
        (becomes->>'version')::int, changes);
    end if;
  end if;
  return null;
end $$;

-- The trigger of tables that link two records: a change of the record that owns the link. One event holds all links
-- of a record that a statement removed and added, under the name of the table.
create function keep_links() returns trigger language plpgsql as $$
declare
  links record;
begin
  if tg_op = 'TRUNCATE' then
    for links in execute format('select (to_jsonb(t)->>%L)::int as owner, jsonb_agg(to_jsonb(t) - %L) as list
      from %I t group by 1', tg_argv[1], tg_argv[1], tg_table_name) loop
      perform remember(tg_argv[0], links.owner, null, 'update', null,
        jsonb_build_object(tg_table_name, jsonb_build_array(links.list, '[]'::jsonb)));
    end loop;
  end if;
  if tg_op in ('DELETE', 'UPDATE') then
    perform remember(tg_argv[0], s.owner, null, 'update', null,
        jsonb_build_object(tg_table_name, jsonb_build_array(s.list, '[]'::jsonb)))
      from (select (to_jsonb(t)->>tg_argv[1])::int as owner, jsonb_agg(to_jsonb(t) - tg_argv[1]) as list
        from removed t group by 1) s;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    perform remember(tg_argv[0], s.owner, null, 'update', null,
        jsonb_build_object(tg_table_name, jsonb_build_array('[]'::jsonb, s.list)))
      from (select (to_jsonb(t)->>tg_argv[1])::int as owner, jsonb_agg(to_jsonb(t) - tg_argv[1]) as list
        from added t group by 1) s;
  end if;
  return null;
end $$;

-- From now on the history of this table is kept.
create procedure keep_history_of(tab text, title text, left_out text[] default '{}', secrets text[] default '{}')
language plpgsql as $$
declare
  args text := format('%L, %L, %L, %L, %L', tab, 'id', title,
    array['id', 'version', 'updated_at', 'search_text'] || left_out, secrets);
begin
  execute format('create trigger history after insert or update or delete on %I
    for each row execute function keep_history(%s)', tab, args);
  execute format('create trigger history_truncate before truncate on %I
    for each statement execute function keep_history(%s)', tab, args);
end $$;

create procedure keep_links_of(tab text, entity text, owner text) language plpgsql as $$
declare
  args text := format('%L, %L', entity, owner);
begin
  execute format('create trigger history_insert after insert on %I referencing new table as added
    for each statement execute function keep_links(%s)', tab, args);
  execute format('create trigger history_update after update on %I referencing new table as added old table as removed
    for each statement execute function keep_links(%s)', tab, args);
  execute format('create trigger history_delete after delete on %I referencing old table as removed
    for each statement execute function keep_links(%s)', tab, args);
  execute format('create trigger history_truncate before truncate on %I
    for each statement execute function keep_links(%s)', tab, args);
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
