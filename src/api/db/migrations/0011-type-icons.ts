/** The icon of a post type in the menu, by its name; none by default. */
export default `
alter table types add column icon text not null default '';
`
