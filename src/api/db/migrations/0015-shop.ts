/** What is sold: products and courses, prices for agencies, discounts. Money is whole VND. */
export default `
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
call keep_history_of('agencies', 'name', '{name_key}');

create table agency_users (
  agency_id int not null references agencies on delete cascade,
  user_id int not null references users on delete cascade,
  primary key (agency_id, user_id)
);
create index agency_users_user on agency_users (user_id);
call keep_links_of('agency_users', 'users', 'user_id');

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
call keep_history_of('discounts', 'title', '{title_key}');

-- Products are found by their code like by their title. With the text its indexes are made anew.
alter table posts
  drop column search_text,
  add column code text not null default '',
  add column price bigint not null default 0 check (price >= 0),
  add column discount_id int references discounts on delete set null,
  add column agency_prices jsonb not null default '[]',
  add column student_number int not null default 0,
  add column chapters jsonb not null default '[]',
  add column lesson_count int not null default 0,
  add column duration int not null default 0;
alter table posts add column search_text text
  generated always as (' ' || fold(title) || case code when '' then '' else ' ' || fold(code) end) stored;
create index posts_type on posts (type_id, id) include (status, category_id, search_text);
create index posts_search on posts using gin ((type_id + 0), (status || ''), (category_id + 0), search_text gin_trgm_ops);
create index posts_begins on posts (left(search_text, 64) text_pattern_ops);
create index posts_code_begins on posts (fold(code) text_pattern_ops) where code <> '';
create unique index posts_code on posts (code) where code <> '';
create index posts_by_code on posts (type_id, code, id) include (status, category_id);
create index posts_price on posts (type_id, price, id) include (status, category_id);
create index posts_discount on posts (discount_id) where discount_id is not null;
create index posts_agencies on posts using gin (agency_prices jsonb_path_ops) where agency_prices <> '[]';
create sequence product_codes;
`
