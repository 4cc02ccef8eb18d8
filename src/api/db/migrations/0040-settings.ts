import { settings } from '../../../../i18n/vi/settings'

/** What a setting is called where the language of the reader is not known. */
const named = (key: keyof typeof settings.fields): string => settings.fields[key].replaceAll("'", "''")

/** The settings that every business has, each on its page; whatever else is there is a personal option. */
export default `
alter table settings add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(), add column "group" text not null default 'dynamic';

-- The history calls them by their names.
drop trigger history_insert on settings;
drop trigger history_update on settings;
drop trigger history_delete on settings;
drop trigger history_truncate on settings;
drop trigger history_id on settings;

-- Nobody has written these: they are how a business begins.
insert into settings (key, "group", title, value) values
  ('site_name', 'general', '${named('site_name')}', ''),
  ('site_description', 'general', '${named('site_description')}', ''),
  ('site_keywords', 'general', '${named('site_keywords')}', ''),
  ('site_logo', 'general', '${named('site_logo')}', ''),
  ('site_logo_dark', 'general', '${named('site_logo_dark')}', ''),
  ('favicon', 'general', '${named('favicon')}', ''),
  ('email', 'general', '${named('email')}', ''),
  ('hotline', 'general', '${named('hotline')}', ''),
  ('money_unit', 'general', '${named('money_unit')}', 'VND'),
  ('product_code_syntax', 'general', '${named('product_code_syntax')}', 'SP{n:5}'),
  ('order_code_syntax', 'general', '${named('order_code_syntax')}', 'DH{n:5}'),
  ('remove_slug_of_post_type', 'general', '${named('remove_slug_of_post_type')}', ''),
  ('header_script', 'script', '${named('header_script')}', ''),
  ('footer_script', 'script', '${named('footer_script')}', ''),
  ('company_name', 'company', '${named('company_name')}', ''),
  ('company_tax_code', 'company', '${named('company_tax_code')}', ''),
  ('company_address', 'company', '${named('company_address')}', ''),
  ('company_representative', 'company', '${named('company_representative')}', ''),
  ('copyright', 'copyright', '${named('copyright')}', ''),
  ('notification_emails', 'email', '${named('notification_emails')}', ''),
  ('mail_from_name', 'email', '${named('mail_from_name')}', ''),
  ('facebook', 'social', '${named('facebook')}', ''),
  ('zalo', 'social', '${named('zalo')}', ''),
  ('youtube', 'social', '${named('youtube')}', ''),
  ('tiktok', 'social', '${named('tiktok')}', ''),
  ('instagram', 'social', '${named('instagram')}', ''),
  ('linkedin', 'social', '${named('linkedin')}', '')
  on conflict (key) do update set "group" = excluded."group",
    title = coalesce(nullif(trim(settings.title), ''), excluded.title),
    value = coalesce(nullif(trim(settings.value), ''), excluded.value);

call keep_history_of('settings', 'title');
`
