/** Endpoints of others that are told of changes: events are written by triggers in the change's own transaction. */
export default /* sql */ `
create table webhooks (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  user_id int references users on delete set null, locale text not null default 'vi',
  url text not null, events text[] not null, is_active boolean not null default true,
  -- Since when nothing has arrived, and why nothing is sent any more: gone, failing.
  failing_since timestamptz, ended text not null default '', last_at timestamptz, last_status int
);
create table webhook_secrets (
  id serial primary key, webhook_id int not null references webhooks on delete cascade,
  secret text not null, until timestamptz
);
create index webhook_secrets_webhook on webhook_secrets (webhook_id);

-- What happened and is not yet shared out to the endpoints that want it.
create table webhook_events (
  id bigint generated always as identity primary key, xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(), due_at timestamptz not null default clock_timestamp(),
  event text not null, entity text not null, record_id bigint not null, version int
);
create index webhook_events_due on webhook_events (due_at, id);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id int not null references webhooks on delete cascade,
  -- The same for every attempt, and when it is sent again.
  message uuid not null default gen_random_uuid(),
  at timestamptz not null, event text not null, entity text not null, record_id bigint not null, version int,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0, run_at timestamptz not null default clock_timestamp(), tried_at timestamptz,
  status int, took_ms int, answer text not null default '', reason text not null default ''
);
create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, run_at, id) where state = 'waiting';
create index webhook_deliveries_at on webhook_deliveries (at);

create function is_hooked(wanted text) returns boolean language sql stable as $$
  select exists (select from public.webhooks where is_active and wanted = any(events))
$$;

-- Of what the history was told. A link has no version; what follows from it is told with the record's own change.
create function note_webhook_events() returns trigger language plpgsql as $$
begin
  if not exists (select from public.webhooks where is_active) then return null; end if;
  insert into public.webhook_events (event, entity, record_id, version, due_at)
  select e.event, a.entity, a.record_id, a.version, greatest(e.due_at, clock_timestamp())
  from added a cross join lateral (
    select a.entity || case when a.action = 'delete' then '.deleted'
      when a.changes is null then '.created' else '.updated' end as event, null::timestamptz as due_at
    union all
    select 'posts.published', p.publish_at from public.posts p
      where a.entity = 'posts' and p.id = a.record_id and p.status = 'published' and a.action <> 'delete'
        and (a.changes is null or a.changes ?| '{status,publish_at}')
    union all
    select 'posts.unpublished', null
      where a.entity = 'posts' and a.action <> 'delete' and a.changes->'status'->>0 = 'published'
    union all
    select 'orders.stepped', null where a.entity = 'orders' and a.action <> 'delete' and a.changes ? 'status'
  ) e
  where a.action in ('create', 'update', 'delete', 'restore') and public.is_hooked(e.event);
  return null;
end $$;
create trigger webhook_events after insert on history referencing new table as added
  for each statement execute function note_webhook_events();

create function note_paid_orders() returns trigger language plpgsql as $$
begin
  if not public.is_hooked('orders.paid') then return null; end if;
  insert into public.webhook_events (event, entity, record_id, version)
  select 'orders.paid', 'orders', a.id, a.version from added a join removed r using (id)
    where a.payment_status in ('paid', 'over') and r.payment_status not in ('paid', 'over');
  return null;
end $$;
create trigger webhook_paid after update on orders referencing new table as added old table as removed
  for each statement execute function note_paid_orders();

-- Slips are no part of the history.
create function note_slip_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if public.is_hooked('slips.created') then
      insert into public.webhook_events (event, entity, record_id, version)
      select 'slips.created', 'slips', id, version from added;
    end if;
  elsif public.is_hooked('slips.updated') then
    insert into public.webhook_events (event, entity, record_id, version)
    select 'slips.updated', 'slips', a.id, a.version from added a join removed r using (id) where a.version <> r.version;
  end if;
  return null;
end $$;
create trigger webhook_added after insert on slips referencing new table as added
  for each statement execute function note_slip_events();
create trigger webhook_changed after update on slips referencing new table as added old table as removed
  for each statement execute function note_slip_events();

-- Told once, when a warehouse comes to hold less of a product than it is to be ordered at.
create function note_low_stock() returns trigger language plpgsql as $$
begin
  if not public.is_hooked('stock.low') then return null; end if;
  insert into public.webhook_events (event, entity, record_id)
  select distinct 'stock.low', 'posts', a.post_id from added a join removed r using (id)
    join public.reorder_points o on o.warehouse_id = a.warehouse_id and o.post_id = a.post_id
    where a.number < o.number and r.number >= o.number;
  return null;
end $$;
create trigger webhook_low after update on stock referencing new table as added old table as removed
  for each statement execute function note_low_stock();
`
