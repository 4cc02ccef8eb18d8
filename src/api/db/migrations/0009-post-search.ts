/**
 * Posts are found by words, type, status and category over one index. Words that are common in one type and unknown in
 * another would otherwise be looked up in the table row by row. The columns stand there as expressions: an index that
 * orders by the plain column cannot be taken instead, which the planner would do whenever it expects many matches.
 */
export default `
create extension if not exists btree_gin;
drop index posts_search;
create index posts_search on posts using gin ((type_id + 0), (status || ''), (category_id + 0), search_text gin_trgm_ops);
`
