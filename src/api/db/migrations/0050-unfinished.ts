/** Work over very many rows that goes in steps: upkeep does what whoever began it has left. */
export default `
create table unfinished (
  id int generated always as identity primary key,
  kind text not null,
  what jsonb not null,
  -- The rows that it is about, null until they are read; how many are done.
  rows bigint[],
  done int not null default 0,
  -- As whom the history knows who began it.
  author jsonb not null,
  -- When somebody was last at it.
  seen_at timestamptz not null default clock_timestamp()
);
-- One renaming of a field at a time.
create unique index unfinished_renaming on unfinished ((what->>'field')) where kind = 'renaming';
`
