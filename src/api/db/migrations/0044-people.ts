/**
 * Members and clients are told apart by what they may do, staff write notes about them, and a session says from which
 * device it is, when it was last used, and as whom its owner looks at the back office.
 */
export default `
alter table users add column kind text not null default 'client' check (kind in ('client', 'member'));
alter table users add column notes jsonb not null default '[]';
update users set kind = 'member' where id in (select user_id from role_users union select user_id from user_permissions);

-- A member has a role or a permission of their own, a client has neither.
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
drop trigger keep_has_role on role_users;
drop function keep_has_role();
create trigger keep_kind after insert or delete on role_users for each row execute function keep_kind();
create trigger keep_kind after insert or delete on user_permissions for each row execute function keep_kind();

-- Each kind is read by itself: twenty members are found at once among a million clients.
create index users_kind on users (kind, id) include (has_role, status, search_text);
create index users_kind_status on users (kind, status, id) include (has_role);
create index users_kind_name on users (kind, name_key, id) include (has_role, status);
create index users_kind_email on users (kind, email, id) include (has_role, status);
create index users_kind_created on users (kind, created_at, id) include (has_role, status);
call count_lists('users', 'has_role, kind, status');

-- The kind follows from the links: it is in no event, and comes back by itself.
drop trigger history_insert on users;
drop trigger history_update on users;
drop trigger history_delete on users;
drop trigger history_truncate on users;
drop trigger history_id on users;
call keep_history_of('users', 'name', '{name_key, has_role, kind}', '{password_hash}');

alter table sessions add column agent text not null default '';
alter table sessions add column seen_at timestamptz not null default now();
update sessions set seen_at = coalesce(exchanged_at, created_at);
-- Whoever is looked as may go: without a reference the session goes on seeing what that person may see, nothing.
alter table sessions add column view_user_id int;
alter table sessions add column view_role_id int;
alter table sessions add column view_since timestamptz;
`
