/**
 * Files that are to stand in the place of others: noted with the change of the row, and forgotten once they do. What a
 * crash interrupts is found here and done again.
 */
export default `
create table media_incoming (
  media_id int primary key,
  url text not null
);
`
