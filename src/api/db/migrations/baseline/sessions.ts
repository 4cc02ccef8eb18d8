/** Signing in. */
export default /* sql */ `
create table sessions (
  id uuid primary key, user_id int not null references users on delete cascade,
  created_at timestamptz not null default now(), expires_at timestamptz not null default now(),
  -- How often its refresh token was exchanged, and when last.
  generation int not null default 0, exchanged_at timestamptz,
  -- The device, and when it was last used.
  agent text not null default '', seen_at timestamptz not null default now(),
  -- As whom its owner looks at the back office. Whoever is looked as may go: without a reference the session goes on
  -- seeing what that person may see, nothing.
  view_user_id int, view_role_id int, view_since timestamptz
);
create index sessions_user on sessions (user_id);

create table attempts (key text primary key, count int not null, expires_at timestamptz not null default now());

-- Links by which somebody sets a password that they have forgotten.
create table password_resets (
  user_id int primary key references users (id) on delete cascade,
  email text not null, token_hash text not null unique, expires_at timestamptz not null
);
`
