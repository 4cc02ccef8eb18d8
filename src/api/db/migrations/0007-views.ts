/** Views of lists that people have saved for themselves. */
export default `
create table views (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  user_id int not null references users on delete cascade,
  path text not null, name text not null, query text not null default '', is_default boolean not null default false
);
create unique index views_default on views (user_id, path) where is_default;
create index views_user on views (user_id, id);
`
