import type { Context } from 'hono'
import { site as en } from '../../i18n/en/site'
import { site as ja } from '../../i18n/ja/site'
import { type SiteMessages, site as vi } from '../../i18n/vi/site'
import { businessZone } from '../domain/businessTime'
import { formatMoney } from '../domain/money'
import { type Jar, readBasket } from './basket'
import { type Door, DoorClosed, type DoorReader, readerOf } from './door'
import type { SeenItem, SeenSite, SeenWidget } from './told'

const languages: Record<string, SiteMessages> = { vi, en, ja }

export type Word = keyof SiteMessages
/** Addresses of the site's own pages; they win over records that stand at the same address. */
export const ownPages = {
  cart: '/gio-hang',
  order: '/dat-hang',
  tracking: '/don-hang',
  search: '/tim-kiem',
  contact: '/lien-he',
  preview: '/preview',
} as const

/** Where a visitor is, and what all pages show around their content. */
export interface Here {
  locale: string
  /** Within the site: without its base and the language. */
  path: string
  query: URLSearchParams
  read: DoorReader
  assets: Record<'style' | 'script' | 'challenge', string>
  pieces: number
  /** Code of staff for the head and the end of each page; none where a page is typed. */
  scripts: readonly [string, string]
  site: SeenSite
  menu: SeenItem[]
  footerMenu: SeenItem[]
  footer: SeenWidget[]
  say(word: Word, params?: Record<string, string | number>): string
  money(amount: number): string
  day(moment: string): string
  /** The address of a path of the site, in this language or another; others stay as they are. */
  to(path: string, locale?: string): string
  absolute(path: string, locale?: string): string
}

type Entering = { door: Door; base: string; jar: Jar; context: Context; assets: Here['assets'] }

/** Reads what all pages show, in the language of the address. */
export async function enter({ door, base, jar, assets, context }: Entering): Promise<Here> {
  const { origin, pathname, searchParams: query } = new URL(context.req.url)
  const whole = pathOf(pathname.slice(base.length))
  const [, first = ''] = whole.split('/')
  const readIn = (locale: string) => readerOf(door, origin, locale, context.env)
  const about = async (locale: string) => (await readIn(locale).find<SeenSite>('site'))?.data
  const asked = Object.hasOwn(languages, first) ? first : 'vi'
  const known = (await about(asked)) ?? (await about('vi')) ?? (await about('en')) ?? (await about('ja'))
  if (!known) throw new DoorClosed('no language')
  const usual = known.languages.find(({ is_default }) => is_default)?.key ?? 'vi'
  const isNamed = first !== usual && known.languages.some(({ key }) => key === first)
  const locale = isNamed ? first : usual
  const read = readIn(locale)
  const site = locale === asked ? known : ((await about(locale)) ?? known)
  const [main, other] = site.menus.map(({ key }) => key).sort((a, b) => rank(a) - rank(b))
  const menuOf = async (key?: string) =>
    (key && (await read.find<{ items: SeenItem[] }>(`menus/${key}`))?.data?.items) || []
  const widgets = read.find<SeenWidget[]>('widgets?type=footer')
  const [menu, footerMenu, footer] = await Promise.all([menuOf(main), menuOf(other), widgets])
  const basket = readBasket(await jar.get(context, 'basket'))
  const { settings } = site
  const { header_script = '', footer_script = '' } = settings
  const path = (isNamed ? whole.slice(first.length + 1) : whole) || '/'
  const words = languages[locale] ?? vi
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: businessZone })
  const say: Here['say'] = (word, params = {}) =>
    words[word].replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
  const to: Here['to'] = (path, language = locale) =>
    isWithin(path)
      ? `${base}${language === usual ? '' : `/${language}`}${path}`.replace(/(.)\/(?=$|[?#])/, '$1')
      : path
  return {
    ...{ locale, path, query, read, assets, site, menu, footerMenu, say, to },
    pieces: [...basket.values()].reduce((sum, pieces) => sum + pieces, 0),
    footer: footer?.data ?? [],
    scripts: path === ownPages.preview ? ['', ''] : [header_script, footer_script],
    absolute: (path, language) =>
      path.startsWith('/') ? (settings.site_url || origin).replace(/\/$/, '') + to(path, language) : path,
    money: (amount) => formatMoney(amount, settings.money_unit || 'VND'),
    // A field that was text once may hold any.
    day: (moment) => (Number.isNaN(Date.parse(moment)) ? moment : days.format(new Date(moment))),
  }
}

/** The menu of the header comes first, the one of the footer after it. */
const rank = (key: string): number => (key === 'menu_chinh' ? 0 : 1)

const isWithin = (path: string): boolean => /^\/(?!\/|files\/|api\/)/.test(path)

function pathOf(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\/$/, '')
  } catch {
    return pathname
  }
}
