/** Languages and addresses of the site. */
export default /* sql */ `
create table languages (
  id serial primary key, version int not null default 1, key text not null unique,
  name text not null default '', sort int not null default 0, is_default boolean not null default false
);
create unique index languages_default on languages (is_default) where is_default;

-- From old addresses to new ones.
create table redirects (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  source text not null unique, destination text not null, leads_to text not null, code int not null default 301,
  search_text text generated always as (' ' || fold(source || ' ' || destination)) stored
);
create index redirects_code on redirects (code, id);
create index redirects_search on redirects using gin (search_text gin_trgm_ops);
create index redirects_begins on redirects (left(search_text, 64) text_pattern_ops);

-- How addresses stand in search results.
create table seos (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  url text not null unique, type text not null default 'website', title text not null,
  title_key text not null default '', image text not null default '', description text not null default '',
  keyword text not null default '',
  search_text text generated always as (' ' || fold(title || ' ' || url || ' ' || keyword)) stored
);
create index seos_type on seos (type, id);
create index seos_title on seos (title_key, id) include (type);
create index seos_heading on seos (lower(title));
create index seos_bare on seos (id) where description = '';
create index seos_long on seos (id) where char_length(title) > 60 or char_length(description) > 160;
create index seos_search on seos using gin (search_text gin_trgm_ops);
create index seos_begins on seos (left(search_text, 64) text_pattern_ops);

call count_lists('redirects', 'code');
call count_lists('seos', 'type');
call keep_history_of('languages', 'name');
call keep_history_of('redirects', 'source');
call keep_history_of('seos', 'title', '{title_key}');
call keep_media_uses_of('redirects', '{destination}');
call keep_media_uses_of('seos', '{image}');
call drop_drafts_with('redirects');
call drop_drafts_with('seos');
`
