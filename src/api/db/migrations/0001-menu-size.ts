/** `pg_restore` runs without a search path, and this function is used while it fills the menus. */
export default /* sql */ `
create or replace function menu_size(items jsonb) returns int language sql immutable parallel safe
  as $$ select count(*)::int from public.menu_items(items) $$;
`
