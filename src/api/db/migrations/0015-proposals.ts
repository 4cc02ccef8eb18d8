/** Calls of keys that propose, until their person decides. */
export default /* sql */ `
alter table keys add column proposes boolean not null default false;
create table proposals (
  id serial primary key, created_at timestamptz not null default now(),
  user_id int not null references users on delete cascade,
  key_id int references keys on delete set null, key_name text not null,
  entity text not null, action text not null check (action in ('create', 'update', 'delete')),
  -- The call: its method, the path of its route, its own path and its body.
  method text not null, route text not null, path text not null, body jsonb not null,
  -- Of the records that it writes, and how the history would tell of it.
  versions jsonb not null, entries jsonb not null,
  title text not null default '', reason text not null default '', size int not null,
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'changed', 'discarded')),
  decided_at timestamptz, batch uuid
);
create index proposals_user on proposals (user_id, status, id);
create index proposals_batch on proposals (batch) where batch is not null;
create index proposals_key on proposals (key_id);

create function note_proposals() returns trigger language plpgsql as $$
begin
  insert into public.site_changes (tab, tags) values ('proposals', '{proposal:*}');
  return null;
end $$;
create trigger proposals_moved after insert or update or delete on proposals
  for each statement execute function note_proposals();

-- Of the key that had proposed what the actor accepted.
alter table history add column proposed_by text default told('proposer');
`
