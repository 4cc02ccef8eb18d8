/**
 * Who has begun a batch that is named by its caller: of two who begin one at the same moment only one has it. Later the
 * history tells. And links by which somebody sets a password that they have forgotten.
 */
export default `
create table batches (
  id uuid primary key,
  user_id int not null,
  created_at timestamptz not null
);
create index on batches (created_at);

create table password_resets (
  user_id int primary key references users (id) on delete cascade,
  email text not null,
  token_hash text not null unique,
  expires_at timestamptz not null
);
`
