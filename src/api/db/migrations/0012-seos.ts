/**
 * SEO entries by address, and what is weak in how posts stand in search results. 60 and 160 are what search engines
 * show (`domain/seo`); the indexes hold only posts that are worth a look, so that finding them costs what they are.
 */
export default `
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
call count_lists('seos', 'type');
call keep_history_of('seos', 'title', '{title_key}');

-- Nothing written for search results, or more than they show.
create function seo_weakness(seo jsonb, title text, description text) returns text language sql immutable parallel safe
as $$
  select case
    when coalesce(seo->>'title', '') = '' and coalesce(seo->>'description', '') = '' then 'none'
    when char_length(coalesce(nullif(seo->>'title', ''), title)) > 60
      or char_length(coalesce(nullif(seo->>'description', ''), description)) > 160 then 'long'
    else '' end
$$;
-- The title in search results, as readers tell titles apart.
create function seo_heading(seo jsonb, title text) returns text language sql immutable parallel safe
  as $$ select md5(lower(coalesce(nullif(seo->>'title', ''), title))) $$;
create index posts_seo_weak on posts (seo_weakness(seo, title, description), id)
  where status = 'published' and seo_weakness(seo, title, description) <> '';
create index posts_seo_heading on posts (seo_heading(seo, title)) where status = 'published';
`
