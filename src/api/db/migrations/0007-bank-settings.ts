/** Where clients transfer money to: settings that every business has, written by nobody. */
export default /* sql */ `
alter table settings disable trigger user;
insert into settings (key, "group", title, value) values
  ('bank_bin', 'payment', 'Ngân hàng', ''),
  ('bank_account', 'payment', 'Số tài khoản', ''),
  ('bank_holder', 'payment', 'Chủ tài khoản', '');
alter table settings enable trigger user;
`
