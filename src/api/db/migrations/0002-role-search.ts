/** Roles are found by name and description; there are few, so no index. */
export default `
alter table roles add column search_text text
  generated always as (' ' || fold(name || ' ' || description)) stored;
`
