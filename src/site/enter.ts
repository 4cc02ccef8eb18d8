import type { Context } from 'hono'
import { type Jar, piecesIn, readBasket } from './basket'
import { type Door, DoorClosed, readerOf } from './door'
import { type Here, hereAt, spoken } from './here'
import type { SeenItem, SeenSite, SeenWidget } from './told'

interface Entering extends Pick<Here, 'assets'> {
  door: Door
  at: string
  jar: Jar
  context: Context
}

/** Reads what all pages show, in the language of the address. */
export async function enter({ door, at, jar, assets, context }: Entering): Promise<Here> {
  const { origin, pathname, searchParams: query } = new URL(context.req.url)
  const whole = decodeURI(pathname).slice(at.length).replace(/\/$/, '')
  const [, first = ''] = whole.split('/')
  const readIn = (locale: string) => readerOf(door, origin, locale, context.env)
  const about = async (locale: string) => (await readIn(locale).find<SeenSite>('site'))?.data
  let site: SeenSite | undefined
  for (const locale of spoken) site ??= await about(locale)
  if (!site) throw new DoorClosed('no language')
  const usual = site.languages.find(({ is_default }) => is_default)?.key ?? 'vi'
  const isNamed = first !== usual && site.languages.some(({ key }) => key === first)
  const locale = isNamed ? first : usual
  const read = readIn(locale)
  const keys = site.menus.map(({ key }) => key)
  const main = keys.find((key) => key === 'menu_chinh') ?? keys[0]
  const menu = async (key?: string) =>
    (key && (await read.find<{ items: SeenItem[] }>(`menus/${key}`))?.data?.items) || []
  const footer = site.pages.includes('footer')
    ? await read.find<SeenWidget[]>('widgets?type=footer')
    : undefined
  return hereAt({
    base: at,
    origin,
    usual,
    locale,
    read,
    assets,
    query,
    path: (isNamed ? whole.slice(first.length + 1) : whole) || '/',
    pieces: piecesIn(readBasket(await jar.get(context, 'basket'))),
    site: (locale === spoken[0] ? undefined : await about(locale)) ?? site,
    menu: await menu(main),
    footerMenu: await menu(keys.find((key) => key !== main)),
    footer: footer?.data ?? [],
  })
}
