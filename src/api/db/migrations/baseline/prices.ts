/** Agencies, which have prices of their own, and discounts. */
export default /* sql */ `
create table agencies (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null, name_key text not null default '', description text not null default '',
  sort int not null default 0,
  search_text text generated always as (' ' || fold(name)) stored
);
create index agencies_order on agencies (sort, id);
create index agencies_search on agencies using gin (search_text gin_trgm_ops);
create index agencies_begins on agencies (left(search_text, 64) text_pattern_ops);

create table agency_users (
  agency_id int not null references agencies on delete cascade,
  user_id int not null references users on delete cascade,
  primary key (agency_id, user_id)
);
create index agency_users_user on agency_users (user_id);

create table discounts (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  type_id int not null references types,
  title text not null, title_key text not null default '',
  start timestamptz not null, "end" timestamptz not null,
  config jsonb not null default '[]', status text not null default 'enable',
  search_text text generated always as (' ' || fold(title)) stored
);
create index discounts_type on discounts (type_id, id);
create index discounts_search on discounts using gin (search_text gin_trgm_ops);
create index discounts_begins on discounts (left(search_text, 64) text_pattern_ops);

call keep_history_of('agencies', 'name', '{name_key}');
call keep_links_of('agency_users', 'users', 'user_id');
call keep_history_of('discounts', 'title', '{title_key}');
`
