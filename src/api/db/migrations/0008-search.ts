/**
 * Indexes of how texts begin, by which a search puts titles that begin with the word first at once, however common
 * the word is. Not of the whole text: an index has no room for the longest.
 */
export default `
create index posts_begins on posts (left(search_text, 64) text_pattern_ops);
create index users_begins on users (left(search_text, 64) text_pattern_ops);
create index media_begins on media (left(search_text, 64) text_pattern_ops);
create index redirects_begins on redirects (left(search_text, 64) text_pattern_ops);
`
