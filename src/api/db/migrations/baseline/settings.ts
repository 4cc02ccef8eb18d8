/** Settings of the business: those that every business has, each on its page; whatever else is there is a personal option. */
export default /* sql */ `
create table settings (
  id serial primary key, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  key text not null unique, "group" text not null default 'dynamic',
  title text not null default '', value text not null default ''
);

-- How a business begins. The titles are for where the language of the reader is not known.
insert into settings (key, "group", title, value) values
  ('site_name', 'general', 'Tên trang web', ''),
  ('site_description', 'general', 'Mô tả trang web', ''),
  ('site_keywords', 'general', 'Từ khóa', ''),
  ('site_logo', 'general', 'Logo', ''),
  ('site_logo_dark', 'general', 'Logo trên nền tối', ''),
  ('favicon', 'general', 'Biểu tượng trang', ''),
  ('email', 'general', 'Email', ''),
  ('hotline', 'general', 'Hotline', ''),
  ('money_unit', 'general', 'Đơn vị tiền', 'VND'),
  ('product_code_syntax', 'general', 'Cú pháp mã sản phẩm', 'SP{n:5}'),
  ('order_code_syntax', 'general', 'Cú pháp mã đơn hàng', 'DH{n:5}'),
  ('remove_slug_of_post_type', 'general', 'Bỏ đường dẫn loại bài', ''),
  ('header_script', 'script', 'Mã ở đầu trang', ''),
  ('footer_script', 'script', 'Mã ở cuối trang', ''),
  ('company_name', 'company', 'Tên công ty', ''),
  ('company_tax_code', 'company', 'Mã số thuế', ''),
  ('company_address', 'company', 'Địa chỉ công ty', ''),
  ('company_representative', 'company', 'Người đại diện', ''),
  ('copyright', 'copyright', 'Dòng bản quyền', ''),
  ('notification_emails', 'email', 'Email nhận thông báo', ''),
  ('mail_from_name', 'email', 'Tên người gửi', ''),
  ('facebook', 'social', 'Facebook', ''),
  ('zalo', 'social', 'Zalo', ''),
  ('youtube', 'social', 'YouTube', ''),
  ('tiktok', 'social', 'TikTok', ''),
  ('instagram', 'social', 'Instagram', ''),
  ('linkedin', 'social', 'LinkedIn', '');

-- Only from here on: nobody has written the rows above.
call keep_history_of('settings', 'title');
call keep_media_uses_of('settings', '{value}');
`
