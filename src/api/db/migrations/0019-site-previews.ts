/** Pages of posts as they would be with what is typed and not saved, each under the token of one editor. */
export default /* sql */ `
create unlogged table previews (
  post_id int not null references posts on delete cascade, user_id int not null references users on delete cascade,
  id uuid not null unique, version int not null, page jsonb not null, expires_at timestamptz not null,
  primary key (post_id, user_id)
);
create index previews_user on previews (user_id);
create index previews_expires on previews (expires_at);
`
