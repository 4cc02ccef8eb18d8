/** The pages of settings, in their order. Those that have no screen, or not for this person, are not offered. */
export const settingPages = [
  'general',
  'script',
  'company',
  'copyright',
  'email',
  'social',
  'redirect',
  'dynamic',
  'menu',
  'slider',
] as const

/** The address of a page of settings; `sought` is the row to begin at. */
export const settingPath = (page: string, sought?: string): string =>
  `/settings/${page}${sought ? `#${sought}` : ''}`
