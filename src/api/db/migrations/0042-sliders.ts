/** Sliders of the site. */
export default `
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
call keep_history_of('sliders', 'title', '{title_key, items_count}');
call keep_media_uses_of('sliders', '{items}');
call drop_drafts_with('sliders');
`
