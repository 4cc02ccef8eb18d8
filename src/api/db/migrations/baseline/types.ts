/** Types of posts, their groups with fields, and their categories. */
export default /* sql */ `
create table types (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  style text not null, is_sitemap boolean not null default true, sort int not null default 0,
  title text not null, title_key text not null default '', slug text not null unique,
  -- By its name, in the menu.
  icon text not null default '',
  image text not null default '', description text not null default '',
  features jsonb not null, fields jsonb not null default '[]',
  search_text text generated always as (' ' || fold(title)) stored
);

-- Hand-made collections of posts, trademarks, and data groups with their fields.
create table groups (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  style text not null, type_id int not null references types,
  title text not null, title_key text not null default '', slug text not null,
  image text not null default '', description text not null default '', sort int not null default 0,
  search_text text generated always as (' ' || fold(title)) stored,
  unique (type_id, style, slug)
);
create index groups_order on groups (type_id, style, sort, id);
create index groups_search on groups using gin (search_text gin_trgm_ops);
create index groups_begins on groups (left(search_text, 64) text_pattern_ops);

create table fields (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  group_id int not null references groups on delete cascade,
  key text not null, title text not null, value text not null default '', style text not null,
  sort int not null default 0, script text not null default '',
  has_options boolean not null default false, has_children boolean not null default false,
  data jsonb not null default '[]', children jsonb not null default '[]', api jsonb,
  unique (group_id, key)
);
create index fields_order on fields (group_id, sort, id);

create table categories (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  type_id int not null references types, parent_id int references categories,
  group_id int references groups on delete set null,
  title text not null, title_key text not null default '', slug text not null,
  image text not null default '', description text not null default '',
  layout text not null default '', number_displayed int not null default 0,
  show_by_category boolean not null default false, sort int not null default 0,
  search_text text generated always as (' ' || fold(title)) stored,
  unique (type_id, slug)
);
create index categories_order on categories (type_id, sort, id);
create index categories_parent on categories (parent_id);
create index categories_group on categories (group_id) where group_id is not null;

call keep_history_of('types', 'title', '{title_key}');
call keep_history_of('groups', 'title', '{title_key}');
call keep_history_of('fields', 'title');
call keep_history_of('categories', 'title', '{title_key}');
call keep_media_uses_of('types', '{image, description}');
call keep_media_uses_of('groups', '{image, description}');
call keep_media_uses_of('fields', '{value, data, children}');
call keep_media_uses_of('categories', '{image, description}');
call drop_drafts_with('types');
call drop_drafts_with('categories');
`
