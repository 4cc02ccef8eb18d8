/** Cash in the till, counted: each count follows on the one before. */
export default /* sql */ `
create table cash_counts (
  id serial primary key, at timestamptz not null default told_moment(), day date not null,
  counted bigint not null check (counted >= 0), taken bigint not null default 0 check (taken between 0 and counted),
  -- All cash that had ever moved, as it was to be seen then: what is seen later falls into the next count.
  total bigint not null,
  expected bigint, note text not null default '',
  actor_id int default told('actor')::int references users on delete set null
);
create index cash_counts_day on cash_counts (day, id);
create index cash_counts_actor on cash_counts (actor_id) where actor_id is not null;
create trigger cash_counts_stay before update or delete on cash_counts for each row
  when (pg_trigger_depth() = 0 and told('ledger') is null) execute function refuse_money_change();

create view cash_total as
  select coalesce(sum(case party when 'suppliers' then amount else -amount end), 0)::bigint as total
  from entry_days where method = 'cash';
`
