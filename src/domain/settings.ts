import { usualOrderSyntax, usualProductSyntax } from './codes'

/** The pages of settings whose values are kept here; personal options are `dynamic`. */
export const settingGroups = [
  'general',
  'script',
  'company',
  'copyright',
  'email',
  'social',
  'dynamic',
] as const
export type SettingGroup = (typeof settingGroups)[number]

/** What a value is: rules and input follow from it. All values are text. */
export type SettingKind =
  | 'line'
  | 'text'
  | 'picture'
  | 'favicon'
  | 'email'
  | 'emails'
  | 'phone'
  | 'link'
  | 'currency'
  | 'types'
  | 'syntax'
  | 'script'

interface KnownSetting {
  group: Exclude<SettingGroup, 'dynamic'>
  kind: SettingKind
  /** What a new business begins with; empty unless said. */
  usual?: string
  /** Told to everybody, also to who is not signed in: what the site shows anyway. */
  isPublic?: true
}

/** The currencies that amounts can be shown in. */
export const currencies = ['VND', 'USD', 'EUR', 'JPY', 'CNY', 'KRW', 'THB', 'SGD', 'LAK', 'KHR'] as const

/** The settings of every business, page by page in the order of their rows. */
export const knownSettings = {
  site_name: { group: 'general', kind: 'line', isPublic: true },
  site_description: { group: 'general', kind: 'text', isPublic: true },
  site_keywords: { group: 'general', kind: 'line', isPublic: true },
  site_logo: { group: 'general', kind: 'picture', isPublic: true },
  site_logo_dark: { group: 'general', kind: 'picture', isPublic: true },
  favicon: { group: 'general', kind: 'favicon', isPublic: true },
  email: { group: 'general', kind: 'email', isPublic: true },
  hotline: { group: 'general', kind: 'phone', isPublic: true },
  money_unit: { group: 'general', kind: 'currency', usual: 'VND', isPublic: true },
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
} as const satisfies Record<string, KnownSetting>

export type SettingKey = keyof typeof knownSettings

/** A setting that everybody may know. */
export type PublicSetting = {
  [K in SettingKey]: (typeof knownSettings)[K] extends { isPublic: true } ? K : never
}[SettingKey]

export const isKnownSetting = (key: unknown): key is SettingKey =>
  typeof key === 'string' && Object.hasOwn(knownSettings, key)

const known = Object.entries(knownSettings) as [SettingKey, KnownSetting][]

/** The settings of a page, in the order of their rows. */
export const settingsOf = (group: SettingGroup): SettingKey[] =>
  known.filter(([, setting]) => setting.group === group).map(([key]) => key)

/** The keys that everybody may know. */
export const publicSettings: readonly SettingKey[] = known
  .filter(([, { isPublic }]) => isPublic)
  .map(([key]) => key)

/** Most characters of a value, most addresses that are notified, most settings that are saved at once. */
export const settingLimits = {
  line: 255,
  text: 500,
  script: 50_000,
  option: 65_535,
  emails: 50,
  many: 200,
} as const

/** A setting as the API tells it. */
export interface Setting {
  id: number
  version: number
  key: string
  /** Of a personal option; the others are named in the language of the reader. */
  title: string
  value: string
  group: SettingGroup
  created_at: string
  updated_at: string
}

/** A change of one setting: what it becomes, and the version that was seen. */
export interface SettingChange {
  key: string
  value: string
  version: number
  /** Of a personal option. */
  title?: string
}

/** The addresses in a list of them, as it is typed: between commas, semicolons, spaces or lines. */
export const emailsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

/** The ids of types in a list of them; what is no id is left out. */
export const typeIdsIn = (value: string): number[] =>
  value
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
