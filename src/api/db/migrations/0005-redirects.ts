/** Redirects from old addresses of the site to new ones. */
export default `
create table redirects (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  source text not null unique, destination text not null, leads_to text not null, code int not null default 301,
  search_text text generated always as (' ' || fold(source || ' ' || destination)) stored
);
create index redirects_code on redirects (code, id);
create index redirects_search on redirects using gin (search_text gin_trgm_ops);
call count_lists('redirects', 'code');
`
