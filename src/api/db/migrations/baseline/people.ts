/** Accounts and what they may do. */
export default /* sql */ `
create table permissions (id serial primary key, name text not null unique);

-- There are few: their texts need no index.
create table roles (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null unique, name_key text not null default '', description text not null default '',
  search_text text generated always as (' ' || fold(name || ' ' || description)) stored
);

-- Members have a role or a permission of their own, clients have neither.
create table users (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  kind text not null default 'client' check (kind in ('client', 'member')),
  has_role boolean not null default false, status text not null default 'disable',
  name text not null, name_key text not null default '', email text not null unique, password_hash text not null,
  gender text not null default 'unspecified', birthday text not null default '', avatar text not null default '',
  phone text not null default '', zalo text not null default '', facebook text not null default '',
  address text not null default '', marital_status text not null default 'unspecified',
  id_card text not null default '', id_card_date text not null default '', id_card_place text not null default '',
  -- Of staff about them.
  notes jsonb not null default '[]',
  search_text text generated always as (' ' || fold(name || ' ' || email || ' ' || phone)) stored
);
create index users_role on users (has_role, id);
create index users_phone on users (phone);
create index users_name on users (name_key, id) include (has_role, status);
create index users_created on users (created_at, id) include (has_role, status);
-- Each kind is read by itself: twenty members are found at once among a million clients.
create index users_kind on users (kind, id) include (has_role, status, search_text);
create index users_kind_status on users (kind, status, id) include (has_role);
create index users_kind_name on users (kind, name_key, id) include (has_role, status);
create index users_kind_email on users (kind, email, id) include (has_role, status);
create index users_kind_created on users (kind, created_at, id) include (has_role, status);
create index users_search on users using gin (search_text gin_trgm_ops);
create index users_begins on users (left(search_text, 64) text_pattern_ops);

create table role_permissions (
  role_id int not null references roles on delete cascade,
  permission_id int not null references permissions on delete cascade,
  primary key (role_id, permission_id)
);
create table role_users (
  role_id int not null references roles on delete cascade,
  user_id int not null references users on delete cascade,
  primary key (user_id, role_id)
);
create index role_users_role on role_users (role_id);
create table user_permissions (
  user_id int not null references users on delete cascade,
  permission_id int not null references permissions on delete cascade,
  primary key (user_id, permission_id)
);

create function keep_kind() returns trigger language plpgsql as $$
declare
  who int := coalesce(new.user_id, old.user_id);
  has boolean := exists (select from role_users where user_id = who);
  becomes text := case when has or exists (select from user_permissions where user_id = who)
    then 'member' else 'client' end;
begin
  update users set has_role = has, kind = becomes where id = who and (has_role <> has or kind <> becomes);
  return null;
end $$;
create trigger keep_kind after insert or delete on role_users for each row execute function keep_kind();
create trigger keep_kind after insert or delete on user_permissions for each row execute function keep_kind();

call count_lists('users', 'has_role, kind, status');
call keep_history_of('roles', 'name', '{name_key}');
-- The kind follows from the links, as has_role does.
call keep_history_of('users', 'name', '{name_key, has_role, kind}', '{password_hash}');
call keep_links_of('role_users', 'users', 'user_id');
call keep_links_of('role_permissions', 'roles', 'role_id');
call keep_links_of('user_permissions', 'users', 'user_id');
call keep_media_uses_of('users', '{avatar}');
`
