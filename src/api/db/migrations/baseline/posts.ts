/** Posts of every style: articles, products, courses. Money is whole VND. */
export default /* sql */ `
create table posts (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  type_id int not null references types,
  category_id int references categories on delete set null,
  parent_category_id int references categories on delete set null,
  trademark_id int references groups on delete set null,
  author_id int references users on delete set null,
  status text not null,
  -- From when a published one is visible; none: at once.
  publish_at timestamptz,
  approved_at timestamptz, approver_id int references users on delete set null,
  title text not null, title_key text not null default '', slug text not null,
  image text not null default '', images jsonb not null default '[]', description text not null default '',
  content jsonb not null default '[]', related_ids jsonb not null default '[]',
  seo jsonb not null, custom jsonb not null default '{}', values jsonb not null default '{}',
  code text not null default '', price bigint not null default 0 check (price >= 0),
  discount_id int references discounts on delete set null, agency_prices jsonb not null default '[]',
  student_number int not null default 0, chapters jsonb not null default '[]',
  lesson_count int not null default 0, duration int not null default 0,
  search_text text
    generated always as (' ' || fold(title) || case code when '' then '' else ' ' || fold(code) end) stored,
  unique (type_id, slug)
);
create sequence product_codes;

-- Nothing written for search results, or more than they show: 60 and 160 characters.
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

-- One index per order that the list offers; the filters ride along, so that a deep page reads the index alone.
-- The folded title rides along with the first: a common word is counted over this index alone, up to the cap.
create index posts_type on posts (type_id, id) include (status, category_id, search_text);
create index posts_status on posts (type_id, status, id) include (category_id);
create index posts_title on posts (type_id, title_key, id) include (status, category_id);
create index posts_created on posts (type_id, created_at, id) include (status, category_id);
create index posts_updated on posts (type_id, updated_at, id) include (status, category_id);
create index posts_approved on posts (type_id, approved_at, id);
create index posts_by_code on posts (type_id, code, id) include (status, category_id);
create index posts_price on posts (type_id, price, id) include (status, category_id);
create index posts_students on posts (type_id, student_number, id) include (status, category_id);
create index posts_duration on posts (type_id, duration, id) include (status, category_id);
create index posts_category on posts (category_id, id) include (type_id, status);
create index posts_parent_category on posts (parent_category_id) where parent_category_id is not null;
create index posts_trademark on posts (trademark_id, id) include (type_id, status, category_id)
  where trademark_id is not null;
create index posts_author on posts (author_id, id) include (type_id, status);
create index posts_approver on posts (approver_id, type_id, approved_at, id) where approver_id is not null;
create index posts_discount on posts (discount_id) where discount_id is not null;
create index posts_agencies on posts using gin (agency_prices jsonb_path_ops) where agency_prices <> '[]';
create index posts_recent on posts (updated_at, id);
create index posts_pending on posts (id) where status = 'pending';
-- Those that are not out yet are few, and counted through this on every page.
create index posts_publish on posts (publish_at, id) include (type_id, status, category_id);
-- Drafts that no day is planned for.
create index posts_undated on posts (id) include (type_id) where status = 'draft' and publish_at is null;
-- Only those that are worth a look, so that finding them costs what they are.
create index posts_seo_weak on posts (seo_weakness(seo, title, description), id)
  where status = 'published' and seo_weakness(seo, title, description) <> '';
create index posts_seo_heading on posts (seo_heading(seo, title)) where status = 'published';
create unique index posts_code on posts (code) where code <> '';
create unique index posts_code_any_case on posts (lower(code)) where code <> '';
create index posts_code_begins on posts (fold(code) text_pattern_ops) where code <> '';
-- Words that are common in one type and unknown in another would otherwise be looked up in the table row by row. The
-- columns stand there as expressions: an index that orders by the plain column cannot be taken instead, which the
-- planner would do whenever it expects many matches.
create index posts_search on posts using gin ((type_id + 0), (status || ''), (category_id + 0), search_text gin_trgm_ops);
-- Of how texts begin, by which a search puts titles that begin with the word first at once, however common the word
-- is. Not of the whole text: an index has no room for the longest.
create index posts_begins on posts (left(search_text, 64) text_pattern_ops);

-- In which hand-made groups a post is, and where in each: a new member comes last, a moved one between its neighbours,
-- so that a move writes one row and writers do not wait for each other.
create sequence post_groups_sort;
create table post_groups (
  post_id int not null references posts on delete cascade,
  group_id int not null references groups on delete cascade,
  sort double precision not null default nextval('post_groups_sort'),
  primary key (post_id, group_id)
);
create index post_groups_group on post_groups (group_id, sort, post_id);

-- Approving is making a waiting post published. Back at the desk it is approved no longer; hiding it takes nothing back.
-- A restore writes what was there before.
create function note_approval() returns trigger language plpgsql as $$
begin
  if new.status in ('draft', 'pending') then
    new.approved_at := null;
    new.approver_id := null;
  elsif old.status = 'pending' and new.status = 'published' and told('restores') is null then
    new.approved_at := told_moment();
    new.approver_id := told('actor')::int;
  end if;
  return new;
end $$;
create trigger posts_approval before update of status on posts
  for each row when (old.status is distinct from new.status) execute function note_approval();

call count_lists('posts', 'type_id, status, category_id, trademark_id');
call count_lists('post_groups', 'group_id');
call keep_history_of('posts', 'title', '{title_key}');
call keep_links_of('post_groups', 'posts', 'post_id');
call keep_media_uses_of('posts', '{image, images, description, content, seo, custom, values, chapters}');
call drop_drafts_with('posts');

-- A renamed key in the values of many posts is one change of its field, not one of each post; and which files they use
-- does not change by it.
create or replace trigger history_update after update on posts referencing new table as added old table as removed
  for each statement when (told('renames') is null) execute function keep_history_posts();
create or replace trigger media_uses_update after update on posts for each row
  when (told('renames') is null and (old.image is distinct from new.image or old.images is distinct from new.images
    or old.description is distinct from new.description or old.content is distinct from new.content
    or old.seo is distinct from new.seo or old.custom is distinct from new.custom
    or old.values is distinct from new.values or old.chapters is distinct from new.chapters))
  execute function keep_media_uses_posts('{image,images,description,content,seo,custom,values,chapters}');
`
