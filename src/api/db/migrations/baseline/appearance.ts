/** Menus, sliders and widgets of the site. Their trees and items are read and written whole. */
export default /* sql */ `
-- The items of a menu in their order, each with the places that lead to it.
create function menu_items(items jsonb) returns table (place int[], item jsonb) language sql immutable parallel safe as $$
  with recursive tree (place, item) as (
    select array[n::int], value from jsonb_array_elements(items) with ordinality each (value, n)
    union all
    select tree.place || n::int, value
    from tree, jsonb_array_elements(tree.item->'children') with ordinality each (value, n)
  ) select place, item from tree
$$;
create function menu_size(items jsonb) returns int language sql immutable parallel safe
  as $$ select count(*)::int from menu_items(items) $$;
create table menus (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  key text not null unique, title text not null, title_key text not null default '',
  items jsonb not null default '[]',
  items_count int not null generated always as (menu_size(items)) stored,
  search_text text generated always as (' ' || fold(title || ' ' || key)) stored
);
create index menus_search on menus using gin (search_text gin_trgm_ops);
create index menus_begins on menus (left(search_text, 64) text_pattern_ops);

create table sliders (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  key text not null unique, title text not null, title_key text not null default '',
  items jsonb not null default '[]',
  items_count int not null generated always as (jsonb_array_length(items)) stored,
  search_text text generated always as (' ' || fold(title || ' ' || key)) stored
);
create index sliders_search on sliders using gin (search_text gin_trgm_ops);
create index sliders_begins on sliders (left(search_text, 64) text_pattern_ops);

-- Parts of the site that are defined once, and filled in again and again.
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
create unique index widgets_key_any_case on widgets (lower(key));
create index widgets_order on widgets (group_name_key, id);
create index widgets_title on widgets (title_key, id);
create index widgets_type on widgets (type, id);
create index widgets_group on widgets (group_name, id);
create index widgets_search on widgets using gin (search_text gin_trgm_ops);
create index widgets_begins on widgets (left(search_text, 64) text_pattern_ops);

call keep_history_of('menus', 'title', '{title_key, items_count}');
call keep_history_of('sliders', 'title', '{title_key, items_count}');
call keep_history_of('widgets', 'title', '{title_key, group_name_key, renamed}');
call keep_media_uses_of('menus', '{items}');
call keep_media_uses_of('sliders', '{items}');
call keep_media_uses_of('widgets', '{description, settings, value}');
call drop_drafts_with('menus');
call drop_drafts_with('sliders');
`
