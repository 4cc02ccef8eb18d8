/** @jsxImportSource hono/jsx */
import { html } from 'hono/html'
import { encode } from 'uqr'
import { type CameBack, Form, fieldsOf } from '../forms'
import { Frame } from '../frame'
import { ownPages } from '../here'
import { Notice, type Page, Pairs, Photo } from '../parts'
import type { SeenCart, SeenLine, SeenOrder, SeenWidget } from '../told'
import { Widgets } from '../widgets'

export type Kind = { slug: string; title: string; lines: SeenLine[]; total: number }

/** An order holds one type of posts: the lines of a cart by theirs, without what is gone. */
export function kindsIn(cart: SeenCart): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const line of cart.lines) {
    if (!line.post || line.standing === 'gone') continue
    const { slug, title } = line.post.type
    const { lines = [], total = 0 } = kinds.get(slug) ?? {}
    kinds.set(slug, { slug, title, lines: [...lines, line], total: total + line.total })
  }
  return [...kinds.values()]
}

function Lines({ here, of }: Page<{ of: SeenLine[] }>) {
  const wrong = { short: here.say('short'), gone: here.say('gone'), ok: '' }
  return html`<ul class="cart">${of.map(
    ({ id, post, standing, quantity, price, total }) => html`<li>
      ${<Photo of={post?.picture ?? null} sizes="96px" isMute />}
      <span>
        ${post ? <a href={here.to(post.path)}>{post.title}</a> : ''} <small>${here.money(price)}</small>
        <small class="wrong">${wrong[standing]}</small>
      </span>
      <input type="number" name="pieces-${id}" value="${quantity}" min="0" max="9999" aria-label="${here.say('quantity')}">
      <b>${here.money(total)}</b>
      <button name="remove" value="${id}" class="plain">${here.say('remove')}</button>
    </li>`,
  )}</ul>`
}

export function CartPage({ here, cart }: Page<{ cart: SeenCart }>) {
  const kinds = kindsIn(cart)
  const update = html`<button class="plain">${here.say('update')}</button>`
  return (
    <Frame here={here} head={{ title: here.say('cart') }} isPrivate>
      <h1>{here.say('cart')}</h1>
      <p>{cart.lines.length === 0 && here.say('cart_empty')}</p>
      {kinds.length > 1 && <Notice>{here.say('several_orders')}</Notice>}
      {html`<form method="post" action="${here.to(ownPages.cart)}">
        ${/* First, so that Enter in a field means it. */ cart.lines.length > 0 ? update : ''}
        ${kinds.map(
          ({ slug, title, lines, total }) => html`<section>
            <h2>${title}</h2> ${<Lines here={here} of={lines} />}
            <p class="heading">
              <b>${here.say('total')}: ${here.money(total)}</b>
              <a class="button" href="${here.to(ownPages.order)}?type=${slug}">${here.say('order')}</a>
            </p>
          </section>`,
        )}
        ${<Lines here={here} of={cart.lines.filter(({ standing }) => standing === 'gone')} />}
      </form>`}
    </Frame>
  )
}

type OrderProps = Page<{ kind: Kind; orderKey: string; sent?: CameBack }>

/** `expected_total` is what the buyer has seen; `orderKey` makes one order of a form that is sent twice. */
export function OrderForm({ here, kind, orderKey, sent }: OrderProps) {
  const field = fieldsOf(here, 'order', sent)
  const hidden = { key: orderKey, type: kind.slug, expected_total: kind.total }
  const lines = kind.lines.map(({ post, quantity, total, standing }) => ({
    what: `${quantity} × ${post?.title}`,
    is: here.money(total),
    wrong: standing === 'short' && here.say('short'),
  }))
  return (
    <Frame here={here} head={{ title: here.say('order') }} isPrivate>
      <h1>{here.say('order')}</h1>
      <div class="columns">
        <Form {...{ here, sent, hidden }} kind="order" action={here.to(ownPages.order)} word="place_order">
          {field('name', 'your_name', { isRequired: true, fill: 'name' })}
          {field('phone', 'phone', { isRequired: true, type: 'tel', fill: 'tel' })}
          {field('email', 'email', { type: 'email', fill: 'email' })}
          {field('address', 'address', { isRequired: true, rows: 2, fill: 'street-address' })}
          {field('note', 'note', { rows: 2 })}
        </Form>
        {html`<section class="box">
          ${<Pairs of={[...lines, { what: here.say('total'), is: here.money(kind.total) }]} />}
          <p>${here.say('fee_later')}</p> <a href="${here.to(ownPages.cart)}">${here.say('back_to_cart')}</a>
        </section>`}
      </div>
    </Frame>
  )
}

/** Black on white in any theme: phones read no other. */
function QrCode({ text, label }: Record<'text' | 'label', string>) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    <path d="${dark.join('')}" />
  </svg>`
}

function Told({ here, order }: Page<{ order: SeenOrder }>) {
  const { code, status, lines, vietqr, due, carrier, tracking_code } = order
  const bought = lines.map(({ title, quantity, total }) => ({
    what: `${quantity} × ${title}`,
    is: here.money(total),
  }))
  const sums = (['shipping_fee', 'discount', 'total', 'paid', 'due'] as const)
    .filter((word) => order[word] !== 0)
    .map((word) => ({
      what: here.say(word),
      is: here.money(word === 'discount' ? -order[word] : order[word]),
    }))
  const label = here.say('code_of', { amount: here.money(due), code })
  const paying =
    vietqr &&
    html`<section class="box">
    <h2>${here.say('pay_by_code')}</h2> ${<QrCode text={vietqr.payload} label={label} />}
    <p>${vietqr.holder} · ${vietqr.account}</p>
  </section>`
  return html`<div class="columns">
    <section>
      <h2>${here.say('order_of', { code })} <mark>${here.say(`status_${status}`)}</mark></h2>
      <p>${here.say('ordered_at', { day: here.day(order.created_at) })}</p>
      <p>${tracking_code && here.say('sent_with', { carrier, code: tracking_code })}</p>
      ${<Pairs of={[...bought, ...sums]} />}
    </section>
    ${paying}
  </div>`
}

/** Where an order is: the one that was just made, or one asked for by code and phone number. */
export function TrackingPage({ here, order, sent }: Page<{ order?: SeenOrder; sent?: CameBack }>) {
  const field = fieldsOf(here, 'tracking', sent)
  const isNew = Boolean(order) && here.query.has('thanks')
  return (
    <Frame here={here} head={{ title: here.say('tracking') }} isPrivate>
      <h1>{here.say(isNew ? 'thanks' : 'tracking')}</h1>
      {isNew && <Notice>{here.say('thanks_help')}</Notice>}
      {order && <Told here={here} order={order} />}
      <section class="text">
        {order && <h2>{here.say('other_order')}</h2>}
        <Form {...{ here, sent }} kind="tracking" action={here.to(ownPages.tracking)} word="find_order">
          {field('code', 'order_code', { isRequired: true, fill: 'off' })}
          {field('phone', 'phone', { isRequired: true, type: 'tel', fill: 'tel' })}
        </Form>
      </section>
    </Frame>
  )
}

export function ContactPage({ here, widgets, sent }: Page<{ widgets: SeenWidget[]; sent?: CameBack }>) {
  const field = fieldsOf(here, 'feedback', sent)
  return (
    <Frame here={here} head={{ title: here.say('contact'), description: here.say('contact_help') }}>
      <h1>{here.say('contact')}</h1>
      <p class="lead">{here.say('contact_help')}</p>
      {here.query.has('sent') && <Notice>{here.say('contact_sent')}</Notice>}
      <div class="columns">
        <Form {...{ here, sent }} kind="feedback" action={here.to(ownPages.contact)} word="send" isGuarded>
          {field('name', 'your_name', { isRequired: true, fill: 'name' })}
          {field('phone', 'phone', { type: 'tel', fill: 'tel' })}
          {field('email', 'email', { type: 'email', fill: 'email' })}
          {field('content', 'your_words', { isRequired: true, rows: 6 })}
        </Form>
        <div>
          <Widgets here={here} of={widgets} />
        </div>
      </div>
    </Frame>
  )
}
