/** What visitors write: names of those without an account, what is held until staff let it through, and its settings. */
export default /* sql */ `
alter table comments add column author_name text not null default '';
alter table comments drop column search_text;
alter table comments add column search_text text generated always as (' ' || fold(message || ' ' || author_name)) stored;
create index comments_search on comments using gin (search_text gin_trgm_ops);
create index comments_begins on comments (left(search_text, 64) text_pattern_ops);

-- What is held waits.
alter table comments add constraint comments_held_waits check (is_shown or status = 'none');
alter table ratings add constraint ratings_held_waits check (is_shown or status = 'none');
create index comments_held on comments (place, id) where not is_shown;
create index ratings_held on ratings (id) where not is_shown;

call count_lists('comments', 'status, is_shown');
call count_lists('ratings', 'score, status, is_shown');

alter table settings disable trigger user;
update settings set "group" = 'site' where key = 'site_url';
insert into settings (key, "group", title, value) values
  ('moderation', 'site', 'Duyệt bình luận và đánh giá', 'all'),
  ('order_hold_hours', 'site', 'Giữ hàng cho đơn từ trang web', '24');
alter table settings enable trigger user;
`
