/** Widgets: parts of the site that are defined once, and filled in again and again. */
export default `
create table widgets (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  key text not null unique, title text not null, title_key text not null default '',
  icon text not null default '',
  group_name text not null default '', group_name_key text not null default '', group_slug text not null default '',
  description text not null default '', type text not null,
  settings jsonb not null, value jsonb not null default '{}',
  -- Former keys of fields with the present ones, so that earlier values find their fields.
  renamed jsonb not null default '{}',
  search_text text generated always as (' ' || fold(title || ' ' || key || ' ' || group_name)) stored
);
create index widgets_order on widgets (group_name_key, id);
create index widgets_title on widgets (title_key, id);
create index widgets_type on widgets (type, id);
create index widgets_group on widgets (group_name, id);
create index widgets_search on widgets using gin (search_text gin_trgm_ops);
create index widgets_begins on widgets (left(search_text, 64) text_pattern_ops);
call keep_history_of('widgets', 'title', '{title_key, group_name_key, renamed}');
call keep_media_uses_of('widgets', '{description, settings, value}');
`
