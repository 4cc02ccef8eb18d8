import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** What the site remembers of a visitor, by name. */
export interface Jar {
  get(context: Context, name: string): Promise<string> | string
  set(context: Context, name: string, value: string): Promise<void> | void
}

const month = 30 * 86_400
/** Cookies that no script can read. */
export const cookieJar: Jar = {
  get: (context, name) => getCookie(context, name) ?? '',
  set: (context, name, value) => {
    const secure = context.req.header('x-forwarded-proto') === 'https'
    const maxAge = value ? month : 0
    setCookie(context, name, value, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge, secure })
  },
}

/** Quantities by the id of the post. */
export type Basket = ReadonlyMap<number, number>
const most = { lines: 50, pieces: 9_999 } as const
/** Reads `12x2.15x1`; what is none of that is left out. */
export const readBasket = (text: string): Basket =>
  [...text.matchAll(/(?:^|\.)(\d{1,9})x(\d{1,4})(?=\.|$)/g)].reduce<Basket>(
    (basket, [, id, pieces]) => withPieces(basket, Number(id), Number(pieces)),
    new Map(),
  )

export const basketText = (basket: Basket): string => [...basket].map((line) => line.join('x')).join('.')

/** The basket with another number of one post: 0 takes it out. */
export function withPieces(basket: Basket, id: number, pieces: number): Basket {
  const next = new Map(basket)
  if (!(Number.isInteger(pieces) && pieces > 0 && id > 0)) next.delete(id)
  else if (basket.has(id) || basket.size < most.lines) next.set(id, Math.min(pieces, most.pieces))
  return next
}
