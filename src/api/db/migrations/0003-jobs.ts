/** Jobs wait here until a process is free for them. */
export default /* sql */ `
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null, key text, payload jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(), run_at timestamptz not null default clock_timestamp(),
  attempts int not null default 0,
  -- Who is at it, and until when unless it is said again.
  claim uuid, locked_until timestamptz,
  -- Since when it is given up, and why it went wrong last.
  failed_at timestamptz, last_error text not null default ''
);
create index jobs_due on jobs (run_at) where failed_at is null;
create unique index jobs_key on jobs (kind, key) where key is not null and failed_at is null;
create index jobs_failed on jobs (failed_at, id) where failed_at is not null;
`
