/** Work over very many rows that goes in steps: upkeep does what whoever began it has left. */
export default `
create table unfinished (
  id serial primary key,
  kind text not null,
  what jsonb not null,
  -- What nobody else is at meanwhile, if anything.
  alone text unique,
  -- The rows that it is about, null until they are read; how many are done.
  rows bigint[],
  done int not null default 0,
  -- As whom the history knows who began it.
  author jsonb not null,
  -- When somebody was last at it.
  seen_at timestamptz not null default clock_timestamp()
);
`
