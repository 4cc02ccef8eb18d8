/** Whether and when the business is backed up: settings that every business has, written by nobody. */
export default /* sql */ `
alter table settings disable trigger user;
insert into settings (key, "group", title, value) values
  ('backup_is_on', 'backup', 'Sao lưu hằng ngày', ''),
  ('backup_hour', 'backup', 'Giờ sao lưu', '2'),
  ('backup_days', 'backup', 'Số bản theo ngày', '7'),
  ('backup_weeks', 'backup', 'Số bản theo tuần', '4'),
  ('backup_months', 'backup', 'Số bản theo tháng', '6');
alter table settings enable trigger user;
`
