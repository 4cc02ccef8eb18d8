/** What happened to every row: the events, the settings of a transaction that they repeat, and their months. */
export default /* sql */ `
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
-- Ascending, so that their pages fill up. Lists read them through every filter in the order of time.
create index history_record on history (entity, record_id, id);
create index history_seen on history (entity, action, at, id);
create index history_actor on history (actor_id, entity, action, at, id) where actor_id is not null;
create index history_batch on history (batch, id);
create index history_restores on history (restores) where restores is not null;
-- The trash: what was deleted and is not purged.
create index history_trash on history (entity, at, id) where action = 'delete' and changes is not null;

-- Long texts are packed several times as fast, where the server can.
do $$
begin
  if exists (select from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)) then
    alter table history alter column changes set compression lz4;
  end if;
end $$;

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
`
