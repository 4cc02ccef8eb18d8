/** What readers and visitors say: comments in threads of two levels, ratings, and feedback. */
export default /* sql */ String.raw`
create table comments (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  post_id int not null references posts on delete cascade,
  comment_id int references comments on delete cascade,
  user_id int references users on delete set null,
  reply_to int references users on delete set null,
  by_staff boolean not null default false,
  message text not null, status text not null default 'none',
  thread_id int not null generated always as (coalesce(comment_id, id)) stored,
  -- Descending: the newest thread first, in it the first comment and then the replies as they came.
  place bigint not null generated always as ((coalesce(comment_id, id)::bigint << 31) + 2147483647 - id) stored,
  excerpt text not null generated always as (left(regexp_replace(message, '\s+', ' ', 'g'), 80)) stored,
  search_text text generated always as (' ' || fold(message)) stored
);
create index comments_place on comments (place, id);
create index comments_status on comments (status, place, id);
create index comments_post on comments (post_id, place, id);
create index comments_user on comments (user_id, place, id);
create index comments_thread on comments (thread_id, place, id);
create index comments_parent on comments (comment_id) where comment_id is not null;
create index comments_reply_to on comments (reply_to) where reply_to is not null;
create index comments_created on comments (created_at, id);
create index comments_waiting on comments (created_at, id) where status = 'none';
create index comments_search on comments using gin (search_text gin_trgm_ops);
create index comments_begins on comments (left(search_text, 64) text_pattern_ops);

create table ratings (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  post_id int not null references posts on delete cascade,
  user_id int references users on delete set null,
  author_name text not null default '', content text not null default '',
  score int not null check (score between 1 and 5), status text not null default 'none',
  excerpt text not null
    generated always as (score::text || '★ ' || left(regexp_replace(content, '\s+', ' ', 'g'), 80)) stored,
  search_text text generated always as (' ' || fold(content || ' ' || author_name)) stored
);
create index ratings_score on ratings (score, id);
create index ratings_status on ratings (status, id);
-- The stars of one post are counted over the index alone.
create index ratings_post on ratings (post_id, id) include (score, status);
create index ratings_user on ratings (user_id) where user_id is not null;
create index ratings_created on ratings (created_at, id);
create index ratings_waiting on ratings (created_at, id) where status = 'none';
create index ratings_search on ratings using gin (search_text gin_trgm_ops);
create index ratings_begins on ratings (left(search_text, 64) text_pattern_ops);

-- What visitors of the site have sent, with notes of staff.
create table feedback (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  type text not null default '', name text not null, phone text not null default '', email text not null default '',
  address text not null default '', content text not null default '', status text not null default 'none',
  notes jsonb not null default '[]',
  search_text text generated always as (' ' || fold(name || ' ' || email || ' ' || content || ' ' || phone)) stored
);
create index feedback_status on feedback (status, id);
create index feedback_type on feedback (type, id);
create index feedback_created on feedback (created_at, id);
create index feedback_waiting on feedback (created_at, id) where status = 'none';
create index feedback_phone on feedback (phone);
create index feedback_email on feedback (email);
create index feedback_search on feedback using gin (search_text gin_trgm_ops);
create index feedback_begins on feedback (left(search_text, 64) text_pattern_ops);

call count_lists('comments', 'status');
call count_lists('ratings', 'score, status');
call count_lists('feedback', 'status');
call keep_history_of('comments', 'excerpt', '{thread_id, place, excerpt}');
call keep_history_of('ratings', 'excerpt', '{excerpt}');
call keep_history_of('feedback', 'name');
`
