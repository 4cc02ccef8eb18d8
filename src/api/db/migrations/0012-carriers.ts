/** Carriers: their layouts of files, and what they say to have collected. */
export default /* sql */ `
create table carriers (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null, columns jsonb not null default '[]'
);
insert into carriers (name, columns) values ('GHN', '[
  {"title": "Tên người nhận", "value": "name"}, {"title": "Số điện thoại", "value": "phone"},
  {"title": "Số nhà/ngõ/ngách/hẻm, Đường/Phố, Phường/Xã, Quận/Huyện, Tỉnh/Thành", "value": "address"},
  {"title": "Gói cước", "value": "fixed"}, {"title": "Tiền thu hộ", "value": "collect"},
  {"title": "Yêu cầu đơn hàng", "value": "fixed"}, {"title": "Khối lượng (gram)", "value": "fixed"},
  {"title": "Chiều dài (cm)", "value": "fixed"}, {"title": "Chiều rộng (cm)", "value": "fixed"},
  {"title": "Chiều cao (cm)", "value": "fixed"}, {"title": "Khai giá", "value": "fixed"},
  {"title": "Giá trị hàng hóa", "value": "total"}, {"title": "Shop trả ship", "value": "fixed"},
  {"title": "Gửi hàng tại bưu cục", "value": "fixed"}, {"title": "Mã đơn hàng riêng", "value": "code"},
  {"title": "Sản phẩm", "value": "lines"}, {"title": "Ghi chú thêm", "value": "note"},
  {"title": "Ca lấy", "value": "fixed"}, {"title": "Giao hàng thất bại thu tiền", "value": "fixed"}]');
call keep_history_of('carriers', 'name');

-- A line of a carrier's statement: what it collected for a parcel. Only what became of it changes.
create table remittances (
  id serial primary key, created_at timestamptz not null default told_moment(),
  carrier text not null default '', statement text not null default '', line int not null,
  tracking_code text not null default '', order_code text not null default '',
  amount bigint not null check (amount >= 0), fee bigint not null default 0 check (fee >= 0),
  order_id int references orders on delete set null, entry_id int references entries, expected bigint,
  problem text not null default ''
    check (problem in ('', 'unknown', 'ambiguous', 'canceled', 'repeated', 'paid', 'difference')),
  settled_at timestamptz, settled_by int references users on delete set null, note text not null default '',
  state text not null generated always as (case when problem = '' then 'matched' when settled_at is null then 'open'
    else 'settled' end) stored,
  search_text text generated always as (' ' || fold(tracking_code || ' ' || order_code || ' ' || statement)) stored
);
-- A file that is read again changes nothing.
create unique index remittances_line on remittances (tracking_code, order_code, amount, fee, line, statement, carrier);
create index remittances_state on remittances (state, id);
create index remittances_problem on remittances (problem, id) where problem <> '';
create index remittances_order on remittances (order_id, id) where order_id is not null;
create index remittances_entry on remittances (entry_id) where entry_id is not null;
create index remittances_settled_by on remittances (settled_by) where settled_by is not null;
create index remittances_statement on remittances (statement, id) where statement <> '';
create index remittances_search on remittances using gin (search_text gin_trgm_ops);
create index remittances_begins on remittances (left(search_text, 64) text_pattern_ops);
call count_lists('remittances', 'state, problem');
call sum_list('remittances', 'state, problem', $$('amount', amount), ('fee', fee), ('net', amount - fee)$$);
call note_changes_of('remittances');
`
