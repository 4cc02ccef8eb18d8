import { type SettingGroup, type SettingKey, settingsOf } from '../../../domain/settings'

interface SettingsPart {
  /** Its name is `resources.settings.section.<id>`. */
  id: string
  keys: readonly SettingKey[]
}

export const settingsSections: Record<Exclude<SettingGroup, 'dynamic'>, readonly SettingsPart[]> = {
  general: [
    {
      id: 'identity',
      keys: ['site_name', 'site_description', 'site_keywords', 'site_logo', 'site_logo_dark', 'favicon'],
    },
    { id: 'contact', keys: ['email', 'hotline'] },
    { id: 'shop', keys: ['money_unit', 'product_code_syntax', 'order_code_syntax'] },
    { id: 'addresses', keys: ['remove_slug_of_post_type'] },
  ],
  site: [
    { id: 'site', keys: ['site_url'] },
    { id: 'visitors', keys: ['moderation', 'order_hold_hours'] },
  ],
  script: [{ id: 'script', keys: ['header_script', 'footer_script'] }],
  company: [
    {
      id: 'company',
      keys: ['company_name', 'company_tax_code', 'company_address', 'company_representative'],
    },
  ],
  copyright: [{ id: 'copyright', keys: ['copyright'] }],
  email: [{ id: 'email', keys: ['notification_emails', 'mail_from_name'] }],
  social: [{ id: 'social', keys: ['facebook', 'zalo', 'youtube', 'tiktok', 'instagram', 'linkedin'] }],
  payment: [{ id: 'payment', keys: settingsOf('payment') }],
  backup: [{ id: 'backup', keys: settingsOf('backup') }],
  api: [{ id: 'api', keys: settingsOf('api') }],
}

const helped: readonly SettingKey[] = [
  'site_name',
  'site_description',
  'site_keywords',
  'site_logo',
  'site_logo_dark',
  'favicon',
  'email',
  'hotline',
  'money_unit',
  'remove_slug_of_post_type',
  'header_script',
  'footer_script',
  'company_tax_code',
  'copyright',
  'notification_emails',
  'mail_from_name',
  ...settingsOf('payment'),
  ...settingsOf('backup'),
  ...settingsOf('api'),
  ...settingsOf('site'),
]

export function helpOf(key: SettingKey): string | undefined {
  if (helped.includes(key)) return `resources.settings.help.${key}`
  if (key.endsWith('_code_syntax')) return 'resources.settings.help.syntax'
  return settingsSections.social.some(({ keys }) => keys.includes(key))
    ? 'resources.settings.help.link'
    : undefined
}
