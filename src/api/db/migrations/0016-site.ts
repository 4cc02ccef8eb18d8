/** The site's door: since when a post is visible, which types and categories are shown, and how fresh an answer is. */
export default /* sql */ `
alter table types add column is_shown boolean not null default true;
alter table categories add column is_shown boolean not null default true;
create index types_hidden on types (id) where not is_shown;
create index categories_hidden on categories (id) where not is_shown;

-- Categories that visitors do not see, with all below them.
create view hidden_categories as
  with recursive hidden as (
    select id from categories where not is_shown
    union select c.id from categories c join hidden h on c.parent_id = h.id)
  select id from hidden;

-- Since when a post that is published is visible, or from when: the moment that was chosen, else that at which it was
-- published first.
alter table posts add column published_at timestamptz;
-- What is brought in with the moment at which it was made was there since then.
create function note_publishing() returns trigger language plpgsql as $$
begin
  new.published_at := coalesce(new.publish_at,
    least(new.published_at, public.told_moment(), case tg_op when 'INSERT' then new.created_at end));
  return new;
end $$;
create trigger posts_publishing_insert before insert on posts
  for each row when (new.status = 'published') execute function note_publishing();
create trigger posts_publishing_update before update of status, publish_at on posts
  for each row when (new.status = 'published') execute function note_publishing();
alter table posts disable trigger user;
update posts set published_at = coalesce(publish_at, approved_at, created_at) where status = 'published';
alter table posts enable trigger user;
create index posts_out on posts (type_id, published_at, id) include (category_id, trademark_id) where status = 'published';
create index posts_out_any on posts (published_at, id) include (type_id, category_id, trademark_id)
  where status = 'published';

create index posts_values on posts using gin (values jsonb_path_ops) where status = 'published' and values <> '{}';

-- What readers wrote is shown unless it is held.
alter table comments add column is_shown boolean not null default true;
alter table ratings add column is_shown boolean not null default true;
create index comments_shown on comments (post_id, place, id) where is_shown;
create index ratings_shown on ratings (post_id, id) include (score) where is_shown;

-- What is there of a product, without the lots that are used up.
create index lots_there on lots (post_id) include (on_hand, expiry) where on_hand > 0;

-- At these moments prices change by themselves.
create index discounts_start on discounts (start);
create index discounts_end on discounts ("end");

-- The transactions that changed something under a tag, so that its last change is found at once; a table's name stands
-- for any of its rows. What may still be committed under a lower number than the last one is not below its oldest.
create table change_tags (
  tag text not null, xid xid8 not null, oldest xid8 not null default pg_snapshot_xmin(pg_current_snapshot()),
  primary key (tag, xid)
);
create index change_tags_xid on change_tags (xid);
create function note_change_tags() returns trigger language plpgsql as $$
begin
  insert into public.change_tags (tag, xid)
    select distinct tag, a.xid from added a, unnest(array_append(a.tags, a.tab)) tag on conflict do nothing;
  return null;
end $$;
create trigger site_changes_tags after insert on site_changes referencing new table as added
  for each statement execute function note_change_tags();

alter table settings disable trigger user;
insert into settings (key, "group", title, value) values ('site_url', 'general', 'Địa chỉ trang web', '');
alter table settings enable trigger user;
`
