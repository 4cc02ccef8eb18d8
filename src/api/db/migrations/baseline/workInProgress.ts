/** What people and calls have under way. */
export default /* sql */ `
-- Views of lists that people have saved for themselves.
create table views (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  user_id int not null references users on delete cascade,
  path text not null, name text not null, query text not null default '', is_default boolean not null default false
);
create unique index views_default on views (user_id, path) where is_default;
create index views_user on views (user_id, id);

-- Up to which row of a list each person has looked: before this visit, and on it.
create table visits (
  user_id int not null references users on delete cascade, list text not null,
  since int not null, seen int not null, at timestamptz not null,
  primary key (user_id, list)
);

-- Forms that are not saved yet.
create table drafts (
  user_id int not null references users on delete cascade,
  entity text not null, place text not null, primary key (user_id, entity, place),
  record_id int, version int, revision serial not null,
  title text not null default '', path text not null default '',
  body jsonb not null, size int not null, updated_at timestamptz not null default now()
);
create index drafts_record on drafts (entity, record_id);
create index drafts_age on drafts (updated_at);

-- Who is in a record at the moment. Lost in a crash, and back with the next sign of life.
create unlogged table presence (
  entity text not null, record_id int not null, user_id int not null references users on delete cascade,
  primary key (entity, record_id, user_id),
  is_editing boolean not null default false, since timestamptz not null, seen_at timestamptz not null
);
create index presence_age on presence (seen_at);

-- A repeated call is answered as the first, with its batch.
create table idempotency_keys (
  user_id int not null references users on delete cascade, key text not null, request text not null,
  status smallint, body text, batch uuid, created_at timestamptz not null default now(), primary key (user_id, key)
);

-- Who has begun a batch that is named by its caller: of two who begin one at the same moment only one has it. Later
-- the history tells.
create table batches (id uuid primary key, user_id int not null, created_at timestamptz not null);
create index batches_created_at_idx on batches (created_at);

-- Work over very many rows that goes in steps: upkeep does what whoever began it has left.
create table unfinished (
  id serial primary key, kind text not null, what jsonb not null,
  -- What nobody else is at meanwhile, if anything.
  alone text unique,
  -- The rows that it is about, null until they are read; how many are done.
  rows bigint[], done int not null default 0,
  -- As whom the history knows who began it.
  author jsonb not null,
  -- When somebody was last at it.
  seen_at timestamptz not null default clock_timestamp()
);

-- The drafts of a record go with it, whoever deletes it in whatever way.
create function drop_drafts() returns trigger language plpgsql as $$
begin
  delete from drafts where entity = tg_table_name and record_id in (select id from removed);
  return null;
end $$;
create procedure drop_drafts_with(tab text) language plpgsql as $$
begin
  execute format('create trigger drafts_delete after delete on %I referencing old table as removed
    for each statement execute function drop_drafts()', tab);
end $$;

call drop_drafts_with('users');
`
