/** Forms that are not saved yet, and who is in a record at the moment. */
export default `
create table drafts (
  user_id int not null references users on delete cascade,
  entity text not null, place text not null, primary key (user_id, entity, place),
  record_id int, version int, revision serial not null,
  title text not null default '', path text not null default '',
  body jsonb not null, size int not null, updated_at timestamptz not null default now()
);
create index drafts_record on drafts (entity, record_id);
create index drafts_age on drafts (updated_at);

-- Lost in a crash, and back with the next sign of life.
create unlogged table presence (
  entity text not null, record_id int not null, user_id int not null references users on delete cascade,
  primary key (entity, record_id, user_id),
  is_editing boolean not null default false, since timestamptz not null, seen_at timestamptz not null
);
create index presence_age on presence (seen_at);

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

call drop_drafts_with('posts');
call drop_drafts_with('categories');
call drop_drafts_with('types');
call drop_drafts_with('users');
call drop_drafts_with('redirects');
call drop_drafts_with('seos');
`
