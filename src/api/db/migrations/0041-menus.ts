/** Menus of the site. Their trees are read and written whole. */
export default `
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
call keep_history_of('menus', 'title', '{title_key, items_count}');
call keep_media_uses_of('menus', '{items}');
call drop_drafts_with('menus');
`
