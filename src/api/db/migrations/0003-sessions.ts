/** A session counts the exchanges of its refresh token. */
export default `
alter table sessions add column generation int not null default 0;
alter table sessions add column exchanged_at timestamptz;
`
