/** Keys by which programs call in the name of a person; the history names them beside the person. */
export default /* sql */ `
create table keys (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  user_id int not null references users on delete cascade,
  name text not null, permissions text[] not null, expires_at timestamptz not null,
  hash text not null unique, hint text not null, last_used_at timestamptz
);
create index keys_user on keys (user_id, id);
alter table history add column key_name text default told('key');
alter table settings disable trigger user;
insert into settings (key, "group", title, value) values ('key_calls', 'api', 'Số lần gọi mỗi giây của một khóa', '20');
alter table settings enable trigger user;
`
