/** Text as a search reads it: without accents, in small letters. */
export default /* sql */ `
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- unaccent() is only stable, since its dictionary could change; ours does not, and an index needs immutable.
create function fold(value text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', normalize(value, nfc))) $$;
`
