/** @jsxImportSource hono/jsx */
import { basketText, readBasket, withPieces } from './basket'
import { ownPages } from './here'
import { List } from './pages/browse'
import { Cart, Contact, kindsIn, OrderForm, Tracking } from './pages/buy'
import { type Call, type Drawn, type Leads, statusOf } from './records'
import type { SeenCard, SeenCart, SeenOrder, SeenWidget } from './told'

type Answers = (call: Call) => Promise<Drawn | Leads>

const basketOf = async ({ jar, context }: Call) => readBasket(await jar.get(context, 'basket'))

async function cartOf(call: Call): Promise<SeenCart> {
  const lines = [...(await basketOf(call))].map(([id, quantity]) => ({ id, quantity }))
  const priced = lines.length > 0 ? await call.here.read.send<SeenCart>('cart', { lines }) : undefined
  return priced?.data ?? { lines: [], total: 0 }
}

const cart: Answers = async (call) => {
  const { here, form, jar, context } = call
  if (!form) return { page: <Cart here={here} cart={await cartOf(call)} /> }
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
  const formKey = form?.key || crypto.randomUUID()
  if (!form) return { page: <OrderForm {...{ here, kind, formKey }} /> }
  const { name, phone, email, address, note } = form
  const lines = kind.lines.map(({ id, quantity }) => ({ id, quantity }))
  const body = { name, phone, email, address, note, lines, expected_total: Number(form.expected_total) }
  const told = await here.read.send<SeenOrder>('orders', body, { 'idempotency-key': formKey })
  if (told.status !== 201 || !told.data) {
    const drawn = { here, sent: { kind: 'order', values: form, told }, kind: (await kindNow()) ?? kind }
    // What was refused may be sent anew, at other prices.
    return { page: <OrderForm {...drawn} formKey={crypto.randomUUID()} />, status: statusOf(told) }
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
  if (!code || !phone) return { page: <Tracking here={here} /> }
  const told = await here.read.tell<SeenOrder>(
    `orders/${encodeURIComponent(code)}?${new URLSearchParams({ phone })}`,
  )
  if (!form) return { page: <Tracking here={here} order={told.data} /> }
  if (!told.data) {
    const message = told.status === 404 ? here.say('no_order') : told.message
    const sent = { kind: 'tracking', values: form, told: { ...told, message } }
    return { page: <Tracking {...{ here, sent }} />, status: statusOf(told) }
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
  return { page: <List {...{ here, title, list }} description={here.say('search_help')} /> }
}

const contact: Answers = async ({ here, form }) => {
  const widgets = (await here.read.find<SeenWidget[]>('widgets?type=contact'))?.data ?? []
  const { kind = '', ...body } = form ?? {}
  const told = form && (await here.read.send('feedback', body))
  if (told?.status === 201) return { to: `${ownPages.contact}?sent=1`, code: 303 }
  const sent = form && told && { kind, values: form, told }
  return { page: <Contact {...{ here, widgets, sent }} />, status: told && statusOf(told) }
}

const answers: Record<keyof typeof ownPages, Answers> = { cart, order, tracking, search, contact }

/** How a page of the site itself answers, if one stands there. */
export const ownPageAt = (path: string): Answers | undefined =>
  Object.entries(ownPages).flatMap(([name, at]) =>
    at === path ? answers[name as keyof typeof ownPages] : [],
  )[0]
