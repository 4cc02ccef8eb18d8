/** What visitors of the site have sent, with notes of staff. */
export default `
create table feedback (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  type text not null default '', name text not null, phone text not null default '', email text not null default '',
  address text not null default '', content text not null default '', status text not null default 'none',
  notes jsonb not null default '[]',
  search_text text generated always as (' ' || fold(name || ' ' || email || ' ' || content || ' ' || phone)) stored
);
create index feedback_status on feedback (status, id);
create index feedback_type on feedback (type, id);
create index feedback_created on feedback (created_at, id);
create index feedback_phone on feedback (phone);
create index feedback_email on feedback (email);
create index feedback_search on feedback using gin (search_text gin_trgm_ops);
create index feedback_begins on feedback (left(search_text, 64) text_pattern_ops);
call count_lists('feedback', 'status');
call keep_history_of('feedback', 'name');
`
