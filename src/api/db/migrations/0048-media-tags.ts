/** How many files have each tag is kept beside the totals of lists: looking through a million files takes a second. */
export default `
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

insert into list_counts (list, key, n) select 'media_tags', jsonb_build_object('tag', tag), count(*)
  from media, jsonb_array_elements_text(tags) tag group by tag;
`
