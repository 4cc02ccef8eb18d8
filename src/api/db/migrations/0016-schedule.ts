/**
 * The moment from which a published post is visible (none: at once), and who approved a post when. What approved a post
 * is written with it, however it happens, so that a list of the approved ones asks no history.
 */
export default `
alter table posts
  add column publish_at timestamptz,
  add column approved_at timestamptz,
  add column approver_id int references users on delete set null;

-- Those that are not out yet are few, and counted through this on every page.
create index posts_publish on posts (publish_at, id) include (type_id, status, category_id);
-- Drafts that no day is planned for.
create index posts_undated on posts (id) include (type_id) where status = 'draft' and publish_at is null;
create index posts_approved on posts (type_id, approved_at, id);
create index posts_approver on posts (approver_id, type_id, approved_at, id) where approver_id is not null;

-- The history knows who turned a waiting post into a published one. Nobody writes these rows: it keeps nothing of it.
call rest_history(true);
update posts set approved_at = found.at, approver_id = found.actor
from (
  select distinct on (h.record_id) h.record_id, h.at, u.id as actor
  from history h left join users u on u.id = h.actor_id
  where h.entity = 'posts' and h.action = 'update' and h.changes->'status' = '["pending", "published"]'
    and not exists (select from history r where r.restores = h.id)
  order by h.record_id, h.id desc) found
where posts.id = found.record_id and posts.status in ('published', 'hidden');
call rest_history(false);

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
`
