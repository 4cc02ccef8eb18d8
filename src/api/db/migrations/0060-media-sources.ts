/** Where pictures of other sites came from: brought once, they are known by their address there. */
export default `
create table media_sources (
  url text primary key,
  media_id int not null references media (id) on delete cascade
);
create index on media_sources (media_id);
`
