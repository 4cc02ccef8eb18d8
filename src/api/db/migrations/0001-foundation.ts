/** Accounts, rights, sessions, post types, categories, posts, media, languages, and exact list totals. */
export default `
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent() is only stable, since its dictionary could change; ours does not, and an index needs immutable.
create function fold(value text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', normalize(value, nfc))) $$;

create table permissions (id serial primary key, name text not null unique);

create table roles (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null unique, description text not null default ''
);

create table users (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null, email text not null unique, password_hash text not null,
  gender text not null default 'unspecified', birthday text not null default '', avatar text not null default '',
  phone text not null default '', zalo text not null default '', facebook text not null default '',
  address text not null default '', status text not null default 'disable',
  marital_status text not null default 'unspecified', id_card text not null default '',
  id_card_date text not null default '', id_card_place text not null default '',
  has_role boolean not null default false,
  search_text text generated always as (' ' || fold(name || ' ' || email || ' ' || phone)) stored
);
create index users_search on users using gin (search_text gin_trgm_ops);
create index users_role on users (has_role, id);
create index users_phone on users (phone);

create table role_permissions (
  role_id int not null references roles on delete cascade,
  permission_id int not null references permissions on delete cascade,
  primary key (role_id, permission_id)
);
create table role_users (
  role_id int not null references roles on delete cascade,
  user_id int not null references users on delete cascade,
  primary key (user_id, role_id)
);
create index role_users_role on role_users (role_id);
create table user_permissions (
  user_id int not null references users on delete cascade,
  permission_id int not null references permissions on delete cascade,
  primary key (user_id, permission_id)
);

create function keep_has_role() returns trigger language plpgsql as $$
declare who int := coalesce(new.user_id, old.user_id);
begin
  update users set has_role = exists (select from role_users where user_id = who)
  where id = who and has_role <> exists (select from role_users where user_id = who);
  return null;
end $$;
create trigger keep_has_role after insert or delete on role_users
  for each row execute function keep_has_role();

create table sessions (
  id uuid primary key, user_id int not null references users on delete cascade,
  created_at timestamptz not null default now(), expires_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create table attempts (key text primary key, count int not null, expires_at timestamptz not null default now());
create table idempotency_keys (
  user_id int not null references users on delete cascade, key text not null, request text not null,
  status smallint, body text, created_at timestamptz not null default now(), primary key (user_id, key)
);

create table types (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  style text not null, is_sitemap boolean not null default true, sort int not null default 0,
  title text not null, slug text not null unique, image text not null default '', description text not null default '',
  features jsonb not null, fields jsonb not null default '[]',
  search_text text generated always as (' ' || fold(title)) stored
);

create table categories (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  type_id int not null references types, title text not null, slug text not null,
  image text not null default '', description text not null default '', parent_id int references categories,
  layout text not null default '', number_displayed int not null default 0,
  show_by_category boolean not null default false, sort int not null default 0,
  search_text text generated always as (' ' || fold(title)) stored,
  unique (type_id, slug)
);
create index categories_order on categories (type_id, sort, id);
create index categories_parent on categories (parent_id);

create table posts (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  type_id int not null references types,
  category_id int references categories on delete set null,
  parent_category_id int references categories on delete set null,
  author_id int references users on delete set null,
  status text not null, title text not null, slug text not null,
  image text not null default '', images jsonb not null default '[]', description text not null default '',
  content jsonb not null default '[]', related_ids jsonb not null default '[]',
  seo jsonb not null, custom jsonb not null default '{}', title_key text not null default '',
  search_text text generated always as (' ' || fold(title)) stored,
  unique (type_id, slug)
);
-- One index per order that the list offers; the filters ride along, so that a deep page reads the index alone.
-- The folded title rides along with the first: a common word is counted over this index alone, up to the cap.
create index posts_type on posts (type_id, id) include (status, category_id, search_text);
create index posts_status on posts (type_id, status, id) include (category_id);
create index posts_category on posts (category_id, id) include (type_id, status);
create index posts_parent_category on posts (parent_category_id) where parent_category_id is not null;
create index posts_title on posts (type_id, title_key, id) include (status, category_id);
create index posts_created on posts (type_id, created_at, id) include (status, category_id);
create index posts_updated on posts (type_id, updated_at, id) include (status, category_id);
create index posts_recent on posts (updated_at, id);
create index posts_pending on posts (id) where status = 'pending';
create index posts_author on posts (author_id, id) include (type_id, status);
create index posts_search on posts using gin (search_text gin_trgm_ops);

create table media (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null, file text not null, path text not null unique, type text not null, kind text not null,
  size int not null, url text not null, thumbnail_url text not null default '', width int, height int,
  search_text text generated always as (' ' || fold(name)) stored
);
create index media_kind on media (kind, id);
create index media_search on media using gin (search_text gin_trgm_ops);

create table languages (
  id serial primary key, version int not null default 1, key text not null unique,
  name text not null default '', sort int not null default 0, is_default boolean not null default false
);
create unique index languages_default on languages (is_default) where is_default;

create table settings (
  id serial primary key, version int not null default 1, key text not null unique,
  title text not null default '', value text not null default ''
);

-- Exact totals: each writing statement appends what it added and removed, by the dimensions the screens filter on.
create table list_counts (list text not null, key jsonb not null, n int not null);
create index list_counts_list on list_counts (list);

create function count_list() returns trigger language plpgsql as $$
declare
  dims text := array_to_string(tg_argv, ', ');
  pairs text := (select string_agg(format('%L, %I', d, d), ', ') from unnest(tg_argv) d);
  parts text := '';
begin
  if tg_op <> 'DELETE' then
    parts := format('select jsonb_build_object(%s) key, count(*) n from added group by %s', pairs, dims);
  end if;
  if tg_op <> 'INSERT' then
    parts := parts || case when parts = '' then '' else ' union all ' end
      || format('select jsonb_build_object(%s) key, -count(*) n from removed group by %s', pairs, dims);
  end if;
  execute format(
    'insert into list_counts (list, key, n) select %L, key, sum(n) from (%s) s group by key having sum(n) <> 0',
    tg_table_name, parts);
  return null;
end $$;

create procedure count_lists(tab text, dims text) language plpgsql as $$
begin
  execute format('create trigger %I after insert on %I referencing new table as added
    for each statement execute function count_list(%s)', tab || '_count_insert', tab, dims);
  execute format('create trigger %I after delete on %I referencing old table as removed
    for each statement execute function count_list(%s)', tab || '_count_delete', tab, dims);
  execute format('create trigger %I after update on %I referencing new table as added old table as removed
    for each statement execute function count_list(%s)', tab || '_count_update', tab, dims);
end $$;

call count_lists('posts', 'type_id, status, category_id');
call count_lists('users', 'has_role, status');
call count_lists('media', 'kind');
`
