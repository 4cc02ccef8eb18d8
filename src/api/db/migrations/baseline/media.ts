/** The library of files, and what they say of themselves. */
export default /* sql */ String.raw`
create table media (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null, name_key text not null default '',
  file text not null, path text not null unique, type text not null, kind text not null,
  size int not null, url text not null, thumbnail_url text not null default '', width int, height int,
  alt text not null default '', tags jsonb not null default '[]',
  -- The point that matters, in percent.
  focus_x int not null default 50, focus_y int not null default 50,
  -- How often the file was replaced under its address.
  revision int not null default 0,
  -- By which equal ones are found; empty while nobody has read the file.
  hash text not null default '',
  -- What the addresses of a file and of its smaller versions have in common.
  stem text not null generated always as (regexp_replace(path, '\.\w+$', '')) stored,
  search_text text
    generated always as (' ' || fold(name || ' ' || alt || translate(tags::text, '[]",', '    '))) stored
);
create index media_kind on media (kind, id);
create index media_name on media (name_key, id) include (kind);
create index media_size on media (size, id) include (kind);
create index media_created on media (created_at, id) include (kind);
create index media_stem on media (stem);
create index media_hash on media (hash, id);
create index media_unread on media (id) where hash = '';
create index media_undescribed on media (id) where kind = 'image' and alt = '';
create index media_focused on media (updated_at) where focus_x <> 50 or focus_y <> 50;
create index media_tags on media using gin (tags jsonb_path_ops);
create index media_search on media using gin (search_text gin_trgm_ops);
create index media_begins on media (left(search_text, 64) text_pattern_ops);

-- Files that are to stand in the place of others: noted with the change of the row, and forgotten once they do. What a
-- crash interrupts is found here and done again.
create table media_incoming (media_id int primary key, url text not null);

-- Where pictures of other sites came from: brought once, they are known by their address there.
create table media_sources (
  url text primary key, media_id int not null references media (id) on delete cascade
);
create index media_sources_media_id_idx on media_sources (media_id);

-- How many files have each tag is kept beside the totals of lists: looking through a million files takes a second.
create function count_media_tags() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into list_counts (list, key, n) select 'media_tags', jsonb_build_object('tag', tag), count(*)
      from added, jsonb_array_elements_text(tags) tag group by tag;
  elsif tg_op = 'DELETE' then
    insert into list_counts (list, key, n) select 'media_tags', jsonb_build_object('tag', tag), -count(*)
      from removed, jsonb_array_elements_text(tags) tag group by tag;
  elsif tg_op = 'UPDATE' then
    insert into list_counts (list, key, n) select 'media_tags', jsonb_build_object('tag', tag), sum(n)
      from (select tag, 1 as n from added, jsonb_array_elements_text(tags) tag
        union all select tag, -1 from removed, jsonb_array_elements_text(tags) tag) s
      group by tag having sum(n) <> 0;
  else
    insert into list_counts (list, key, n) select list, key, -sum(n) from list_counts where list = 'media_tags' group by 1, 2;
  end if;
  return null;
end $$;
create trigger media_tags_insert after insert on media referencing new table as added
  for each statement execute function count_media_tags();
create trigger media_tags_delete after delete on media referencing old table as removed
  for each statement execute function count_media_tags();
create trigger media_tags_update after update on media referencing new table as added old table as removed
  for each statement execute function count_media_tags();
create trigger media_tags_truncate after truncate on media for each statement execute function count_media_tags();

call count_lists('media', 'kind');
-- Hash and stem follow from the file: they are no change of the record.
call keep_history_of('media', 'name', '{name_key, hash, stem}');
`
