/** Settings pages in order; those without a screen, or without the right to see it, are skipped. */
export const settingPages = [
  'general',
  'site',
  'script',
  'company',
  'payment',
  'copyright',
  'email',
  'social',
  'redirect',
  'dynamic',
  'backup',
  'api',
  'webhooks',
  'jobs',
  'menu',
  'slider',
] as const

/** Path of what was sent to one endpoint. */
export const deliveriesPath = (webhook: number | string): string => `/settings/webhooks/${webhook}`

/** Path of a settings page; `sought` is the row to scroll to. */
export const settingPath = (page: string, sought?: string): string =>
  `/settings/${page}${sought ? `#${sought}` : ''}`
