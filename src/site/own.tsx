/** @jsxImportSource hono/jsx */
import { basketText, readBasket, withPieces } from './basket'
import { ownPages } from './here'
import { NothingHere, ShelvesPage } from './pages/browse'
import { CartPage, ContactPage, kindsIn, OrderForm, TrackingPage } from './pages/buy'
import { type DrawnPage, drawPost, type Leads, pageStatus, type SiteCall } from './records'
import type { SeenCard, SeenCart, SeenOrder, SeenPost, SeenWidget } from './told'

type Answers = (call: SiteCall) => Promise<DrawnPage | Leads>
const basketOf = async ({ jar, context }: SiteCall) => readBasket(await jar.get(context, 'basket'))

async function cartOf(call: SiteCall): Promise<SeenCart> {
  const lines = [...(await basketOf(call))].map(([id, quantity]) => ({ id, quantity }))
  const priced = lines.length > 0 ? await call.here.read.send<SeenCart>('cart', { lines }) : undefined
  return priced?.data ?? { lines: [], total: 0 }
}

const cart: Answers = async (call) => {
  const { here, form, jar, context } = call
  if (!form) return { page: <CartPage here={here} cart={await cartOf(call)} /> }
  let basket = await basketOf(call)
  for (const [name, value] of Object.entries(form))
    if (name.startsWith('pieces-')) basket = withPieces(basket, Number(name.slice(7)), Number(value))
  const added = Number(form.add)
  if (added) basket = withPieces(basket, added, (basket.get(added) ?? 0) + (Number(form.quantity) || 1))
  if (form.remove) basket = withPieces(basket, Number(form.remove), 0)
  await jar.set(context, 'basket', basketText(basket))
  return { to: ownPages.cart, code: 303 }
}

const order: Answers = async (call) => {
  const { here, form, jar, context } = call
  const kindNow = async () => {
    const kinds = kindsIn(await cartOf(call))
    return kinds.find(({ slug }) => slug === (form?.type ?? here.query.get('type'))) ?? kinds[0]
  }
  const kind = await kindNow()
  if (!kind) return { to: ownPages.cart, code: 303 }
  const orderKey = form?.key || crypto.randomUUID()
  if (!form) return { page: <OrderForm {...{ here, kind, orderKey }} /> }
  const { name, phone, email, address, note } = form
  const lines = kind.lines.map(({ id, quantity }) => ({ id, quantity }))
  const body = { name, phone, email, address, note, lines, expected_total: Number(form.expected_total) }
  const told = await here.read.send<SeenOrder>('orders', body, { 'idempotency-key': orderKey })
  if (told.status !== 201 || !told.data) {
    const drawn = { here, sent: { kind: 'order', values: form, told }, kind: (await kindNow()) ?? kind }
    // What was refused may be sent anew, at other prices.
    return { page: <OrderForm {...drawn} orderKey={crypto.randomUUID()} />, status: pageStatus(told) }
  }
  const left = lines.reduce((basket, { id }) => withPieces(basket, id, 0), await basketOf(call))
  await jar.set(context, 'basket', basketText(left))
  await jar.set(context, 'order', `${told.data.code} ${phone}`)
  return { to: `${ownPages.tracking}?thanks=1`, code: 303 }
}

/** Code and phone number are kept in a cookie: an address would carry them into histories and logs. */
const tracking: Answers = async (call) => {
  const { here, form, jar, context } = call
  const [, code, phone] =
    /^(\S+) (.+)$/.exec(form ? `${form.code} ${form.phone}` : await jar.get(context, 'order')) ?? []
  if (!code || !phone) return { page: <TrackingPage here={here} /> }
  const told = await here.read.tell<SeenOrder>(
    `orders/${encodeURIComponent(code)}?${new URLSearchParams({ phone })}`,
  )
  if (!form) return { page: <TrackingPage here={here} order={told.data} /> }
  if (!told.data) {
    const message = told.status === 404 ? here.say('no_order') : told.message
    const sent = { kind: 'tracking', values: form, told: { ...told, message } }
    return { page: <TrackingPage {...{ here, sent }} />, status: pageStatus(told) }
  }
  await jar.set(context, 'order', `${code} ${phone}`)
  return { to: ownPages.tracking, code: 303 }
}

const search: Answers = async ({ here }) => {
  const q = here.query.get('q')?.trim() ?? ''
  const after = here.query.get('after')
  const asked = new URLSearchParams({ q, limit: '24', ...(after && { after }) })
  const list = q ? await here.read.find<SeenCard[]>(`search?${asked}`) : undefined
  const title = q ? here.say('found', { words: q }) : here.say('search')
  return { page: <ShelvesPage {...{ here, title, list }} description={here.say('search_help')} /> }
}

const contact: Answers = async ({ here, form }) => {
  const widgets = (await here.read.find<SeenWidget[]>('widgets?type=contact'))?.data ?? []
  const { kind = '', ...body } = form ?? {}
  const told = form && (await here.read.send('feedback', body))
  if (told?.status === 201) return { to: `${ownPages.contact}?sent=1`, code: 303 }
  const sent = form && told && { kind, values: form, told }
  return { page: <ContactPage {...{ here, widgets, sent }} />, status: told && pageStatus(told) }
}

/** A post as it is being typed in the back office, which shows it in a frame. */
const preview: Answers = async ({ here }) => {
  const post = await here.read.find<SeenPost>(
    `preview?${new URLSearchParams({ token: here.query.get('token') ?? '' })}`,
  )
  return post?.data ? drawPost(here, post.data) : { page: <NothingHere here={here} />, status: 404 }
}

const answers: Record<keyof typeof ownPages, Answers> = { cart, order, tracking, search, contact, preview }

/** How a page of the site itself answers, if one stands there. */
export const ownPageAt = (path: string): Answers | undefined =>
  Object.entries(ownPages).flatMap(([name, at]) =>
    at === path ? answers[name as keyof typeof ownPages] : [],
  )[0]
