import { usualOrderSyntax, usualProductSyntax } from './codes'
import { moderations } from './moderation'

/** Pages of settings; user-defined options are on `dynamic`. */
export const settingGroups = [
  'general',
  'script',
  'company',
  'copyright',
  'email',
  'social',
  'payment',
  'backup',
  'api',
  'site',
  'dynamic',
] as const
export type SettingGroup = (typeof settingGroups)[number]

export type SettingKind =
  | 'line'
  | 'text'
  | 'picture'
  | 'favicon'
  | 'email'
  | 'emails'
  | 'phone'
  | 'link'
  | 'choice'
  | 'types'
  | 'syntax'
  | 'script'
  | 'switch'
  | 'hour'
  | 'count'
  | 'bank'
  | 'account'

export interface KnownSetting {
  group: Exclude<SettingGroup, 'dynamic'>
  kind: SettingKind
  /** Default of a new business; empty unless set. */
  usual?: string
  /** Least and greatest of a whole number. */
  range?: readonly [number, number]
  /** What a choice may be; each has its name in i18n. */
  choices?: readonly string[]
  /** Most characters of a line that has fewer than others. */
  longest?: number
  /** Sent to anonymous callers, too, because the site shows it anyway. */
  isPublic?: true
}

const currencies = ['VND', 'USD', 'EUR', 'JPY', 'CNY', 'KRW', 'THB', 'SGD', 'LAK', 'KHR'] as const

export const knownSettings = {
  site_name: { group: 'general', kind: 'line', isPublic: true },
  site_description: { group: 'general', kind: 'text', isPublic: true },
  site_keywords: { group: 'general', kind: 'line', isPublic: true },
  site_logo: { group: 'general', kind: 'picture', isPublic: true },
  site_logo_dark: { group: 'general', kind: 'picture', isPublic: true },
  favicon: { group: 'general', kind: 'favicon', isPublic: true },
  email: { group: 'general', kind: 'email', isPublic: true },
  hotline: { group: 'general', kind: 'phone', isPublic: true },
  money_unit: { group: 'general', kind: 'choice', choices: currencies, usual: 'VND', isPublic: true },
  product_code_syntax: { group: 'general', kind: 'syntax', usual: usualProductSyntax },
  order_code_syntax: { group: 'general', kind: 'syntax', usual: usualOrderSyntax },
  remove_slug_of_post_type: { group: 'general', kind: 'types', isPublic: true },
  header_script: { group: 'script', kind: 'script' },
  footer_script: { group: 'script', kind: 'script' },
  company_name: { group: 'company', kind: 'line', isPublic: true },
  company_tax_code: { group: 'company', kind: 'line', isPublic: true },
  company_address: { group: 'company', kind: 'line', isPublic: true },
  company_representative: { group: 'company', kind: 'line', isPublic: true },
  copyright: { group: 'copyright', kind: 'text', isPublic: true },
  notification_emails: { group: 'email', kind: 'emails' },
  mail_from_name: { group: 'email', kind: 'line' },
  facebook: { group: 'social', kind: 'link', isPublic: true },
  zalo: { group: 'social', kind: 'link', isPublic: true },
  youtube: { group: 'social', kind: 'link', isPublic: true },
  tiktok: { group: 'social', kind: 'link', isPublic: true },
  instagram: { group: 'social', kind: 'link', isPublic: true },
  linkedin: { group: 'social', kind: 'link', isPublic: true },
  backup_is_on: { group: 'backup', kind: 'switch' },
  backup_hour: { group: 'backup', kind: 'hour', usual: '2', range: [0, 23] },
  backup_days: { group: 'backup', kind: 'count', usual: '7', range: [1, 90] },
  backup_weeks: { group: 'backup', kind: 'count', usual: '4', range: [0, 52] },
  backup_months: { group: 'backup', kind: 'count', usual: '6', range: [0, 60] },
  bank_bin: { group: 'payment', kind: 'bank', isPublic: true },
  bank_account: { group: 'payment', kind: 'account', longest: 19, isPublic: true },
  bank_holder: { group: 'payment', kind: 'line', longest: 100, isPublic: true },
  key_calls: { group: 'api', kind: 'count', usual: '20', range: [1, 1000] },
  site_url: { group: 'site', kind: 'link', isPublic: true },
  moderation: { group: 'site', kind: 'choice', choices: moderations, usual: 'all' },
  order_hold_hours: { group: 'site', kind: 'count', usual: '24', range: [1, 720] },
} as const satisfies Record<string, KnownSetting>

export type SettingKey = keyof typeof knownSettings

export type PublicSetting = {
  [K in SettingKey]: (typeof knownSettings)[K] extends { isPublic: true } ? K : never
}[SettingKey]

export const isKnownSetting = (key: unknown): key is SettingKey =>
  typeof key === 'string' && Object.hasOwn(knownSettings, key)

const known = Object.entries(knownSettings) as [SettingKey, KnownSetting][]

export const settingsOf = (group: SettingGroup): SettingKey[] =>
  known.filter(([, setting]) => setting.group === group).map(([key]) => key)

export const publicSettings: readonly SettingKey[] = known
  .filter(([, { isPublic }]) => isPublic)
  .map(([key]) => key)

/** Settings that a site is told: the public ones, and the scripts of its pages. */
export const siteSettingKeys: readonly SettingKey[] = [
  ...publicSettings,
  ...known.filter(([, { kind }]) => kind === 'script').map(([key]) => key),
]

/** Settings that mean nothing without each other: both are set, or neither. */
export const settingPairs: readonly (readonly [SettingKey, SettingKey])[] = [['bank_bin', 'bank_account']]

export const partnerOf = (key: string): SettingKey | undefined =>
  settingPairs.find((pair) => pair.some((each) => each === key))?.find((each) => each !== key)

/** What a switch holds that is on; one that is off is empty. */
export const switchedOn = 'yes'

/** Characters of a value by kind, notified addresses, and settings in one request. */
export const settingLimits = {
  line: 255,
  text: 500,
  script: 50_000,
  option: 65_535,
  emails: 50,
  many: 200,
} as const

export interface Setting {
  id: number
  version: number
  key: string
  /** Only for user-defined options; i18n has the titles of the others. */
  title: string
  value: string
  group: SettingGroup
  created_at: string
  updated_at: string
}

export interface SettingChange {
  key: string
  value: string
  version: number
  title?: string
}

/** Splits typed addresses at commas, semicolons and whitespace. */
export const emailsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

/** Ids in a comma-separated list; skips invalid ones. */
export const typeIdsIn = (value: string): number[] =>
  value
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
