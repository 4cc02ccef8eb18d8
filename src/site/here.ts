import { site as en } from '../../i18n/en/site'
import { site as ja } from '../../i18n/ja/site'
import { type SiteMessages, site as vi } from '../../i18n/vi/site'
import { businessZone } from '../domain/businessTime'
import { splitDuration } from '../domain/duration'
import { formatMoney } from '../domain/money'
import type { Reader } from './door'
import type { SeenItem, SeenSite, SeenWidget } from './told'

const languages: Record<string, SiteMessages> = { vi, en, ja }

/** Languages that the pages have words for. */
export const spoken = Object.keys(languages)

export type Word = keyof SiteMessages

/** Addresses of the site's own pages; they win over records that stand at the same address. */
export const ownPages = {
  cart: '/gio-hang',
  order: '/dat-hang',
  tracking: '/don-hang',
  search: '/tim-kiem',
  contact: '/lien-he',
} as const

/** Where a visitor is, and what all pages show around their content. */
interface Place {
  locale: string
  /** Within the site: without its base and the language. */
  path: string
  query: URLSearchParams
  read: Reader
  /** Addresses of the site's own files. */
  assets: Record<'style' | 'script' | 'challenge', string>
  /** In the cart. */
  pieces: number
  site: SeenSite
  menu: SeenItem[]
  footerMenu: SeenItem[]
  footer: SeenWidget[]
}

export interface Here extends Place {
  say(word: Word, params?: Record<string, string | number>): string
  money(amount: number): string
  day(moment: string): string
  duration(minutes: number): string
  /** The address of a path of the site, in this language or another; others stay as they are. */
  to(path: string, locale?: string): string
  /** The same with the host. */
  absolute(path: string, locale?: string): string
}

const isWithin = (path: string): boolean => /^\/(?!\/|files\/|api\/)/.test(path)

/** `base`, `origin` and `usual`, the language without a prefix, make addresses. */
export function hereAt({
  base,
  origin,
  usual,
  ...place
}: Place & Record<'base' | 'origin' | 'usual', string>): Here {
  const { locale, site } = place
  const words = languages[locale] ?? vi
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: businessZone })
  const say: Here['say'] = (word, params = {}) =>
    words[word].replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
  const to: Here['to'] = (path, asked = locale) => {
    if (!isWithin(path)) return path
    return `${base}${asked === usual ? '' : `/${asked}`}${path}`.replace(/(.)\/(?=$|[?#])/, '$1')
  }
  return {
    ...place,
    say,
    to,
    absolute: (path, asked) =>
      path.startsWith('/') ? (site.settings.site_url || origin).replace(/\/$/, '') + to(path, asked) : path,
    money: (amount) => formatMoney(amount, site.settings.money_unit || 'VND'),
    day: (moment) => days.format(new Date(moment)),
    duration: (minutes) => {
      const time = splitDuration(minutes)
      return [time.hours && say('hours', time), time.minutes && say('minutes', time)]
        .filter(Boolean)
        .join(' ')
    },
  }
}
