/** Who is in a record is told like a change of it. */
export default /* sql */ `
create function note_presence() returns trigger language plpgsql as $$
begin
  insert into site_changes (tab, tags)
    select 'presence', array[format('presence:%s:%s', r.entity, r.record_id)] from (select (coalesce(new, old)).*) r;
  return null;
end $$;
create trigger presence_moved after insert or delete on presence for each row execute function note_presence();
-- A sign of life is no news.
create trigger presence_changed after update on presence for each row
  when ((old.is_editing, old.since) is distinct from (new.is_editing, new.since)) execute function note_presence();
`
