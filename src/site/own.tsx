/** @jsxImportSource hono/jsx */
import { basketText, readBasket, withPieces } from './basket'
import type { Told } from './door'
import { ownPages } from './here'
import type { Call, Drawn, Leads } from './index'
import { Cart, kindsIn, OrderForm } from './pages/cart'
import { List } from './pages/list'
import { Contact } from './pages/others'
import { Tracking } from './pages/tracking'
import type { SeenCard, SeenCart, SeenOrder, SeenWidget } from './told'

type Answers = (call: Call) => Promise<Drawn | Leads>

const basketOf = async ({ jar, context }: Call) => readBasket(await jar.get(context, 'basket'))

const statusOf = ({ status }: Told<unknown>): 409 | 422 | 429 =>
  status === 409 || status === 429 ? status : 422

async function cartOf(call: Call): Promise<SeenCart> {
  const lines = [...(await basketOf(call))].map(([id, quantity]) => ({ id, quantity }))
  if (lines.length === 0) return { lines: [], total: 0 }
  return (await call.here.read.send<SeenCart>('cart', { lines })).data ?? { lines: [], total: 0 }
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
  const kinds = kindsIn(await cartOf(call))
  const kind = kinds.find(({ path }) => path === (form?.type ?? here.query.get('type'))) ?? kinds[0]
  if (!kind) return { to: ownPages.cart, code: 303 }
  const formKey = form?.key || crypto.randomUUID()
  if (!form) return { page: <OrderForm {...{ here, kind, formKey }} /> }
  const { key: _, type: __, kind: ___, expected_total, ...buyer } = form
  const lines = kind.lines.map(({ id, quantity }) => ({ id, quantity }))
  const body = { ...buyer, lines, expected_total: Number(expected_total) }
  const told = await here.read.send<SeenOrder>('orders', body, { 'idempotency-key': formKey })
  if (told.status !== 201 || !told.data) {
    const fresh = kindsIn(await cartOf(call)).find(({ path }) => path === kind.path) ?? kind
    const sent = { kind: 'order', values: form, told }
    // With other prices it is another order.
    const key = told.status === 409 ? crypto.randomUUID() : formKey
    return { page: <OrderForm {...{ here, sent }} kind={fresh} formKey={key} />, status: statusOf(told) }
  }
  const left = lines.reduce((basket, { id }) => withPieces(basket, id, 0), await basketOf(call))
  await jar.set(context, 'basket', basketText(left))
  await jar.set(context, 'order', `${told.data.code} ${buyer.phone}`)
  return { to: `${ownPages.tracking}?thanks=1`, code: 303 }
}

/** Code and phone number are kept in a cookie: an address would carry them into histories and logs. */
const tracking: Answers = async (call) => {
  const { here, form, jar, context } = call
  const [code = '', ...rest] = form ? [form.code, form.phone] : (await jar.get(context, 'order')).split(' ')
  const phone = rest.join(' ')
  if (!code) return { page: <Tracking here={here} /> }
  const asked = `orders/${encodeURIComponent(code)}?phone=${encodeURIComponent(phone)}`
  const told = await here.read.tell<SeenOrder>(asked)
  if (!told.data && form) {
    const message = told.status === 404 ? here.say('no_order') : told.message
    const sent = { kind: 'tracking', values: form, told: { ...told, message } }
    return { page: <Tracking {...{ here, sent }} />, status: told.status === 404 ? 404 : statusOf(told) }
  }
  if (!form) return { page: <Tracking here={here} order={told.data} /> }
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
  if (!form) return { page: <Contact {...{ here, widgets }} /> }
  const { kind: _, ...body } = form
  const told = await here.read.send('feedback', body)
  if (told.status === 201) return { to: `${ownPages.contact}?sent=1`, code: 303 }
  const sent = { kind: 'feedback', values: form, told }
  return { page: <Contact {...{ here, widgets, sent }} />, status: statusOf(told) }
}

const answers: Record<string, Answers> = {
  [ownPages.cart]: cart,
  [ownPages.order]: order,
  [ownPages.tracking]: tracking,
  [ownPages.search]: search,
  [ownPages.contact]: contact,
}

/** How a page of the site itself answers, if one stands there. */
export const ownPageAt = (path: string): Answers | undefined => answers[path]
