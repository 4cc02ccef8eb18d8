/** Groups of a type: hand-made collections of posts, trademarks, and data groups with their fields. */
export default `
create table groups (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  style text not null, type_id int not null references types,
  title text not null, title_key text not null default '', slug text not null,
  image text not null default '', description text not null default '', sort int not null default 0,
  search_text text generated always as (' ' || fold(title)) stored,
  unique (type_id, style, slug)
);
create index groups_order on groups (type_id, style, sort, id);
create index groups_search on groups using gin (search_text gin_trgm_ops);
create index groups_begins on groups (left(search_text, 64) text_pattern_ops);
call keep_history_of('groups', 'title', '{title_key}');

create table fields (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  group_id int not null references groups on delete cascade,
  key text not null, title text not null, value text not null default '', style text not null,
  sort int not null default 0, script text not null default '',
  has_options boolean not null default false, has_children boolean not null default false,
  data jsonb not null default '[]', children jsonb not null default '[]', api jsonb,
  unique (group_id, key)
);
create index fields_order on fields (group_id, sort, id);
call keep_history_of('fields', 'title');

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
call keep_links_of('post_groups', 'posts', 'post_id');
call count_lists('post_groups', 'group_id');

alter table posts add column trademark_id int references groups on delete set null;
alter table posts add column values jsonb not null default '{}';
-- A renamed key is one change of its field, not one of each post.
drop trigger history_update on posts;
create trigger history_update after update on posts referencing new table as added old table as removed
  for each statement when (told('renames') is null) execute function keep_history_posts();
create index posts_trademark on posts (trademark_id, id) include (type_id, status, category_id)
  where trademark_id is not null;
call count_lists('posts', 'type_id, status, category_id, trademark_id');
alter table categories add column group_id int references groups on delete set null;
create index categories_group on categories (group_id) where group_id is not null;
`
