/** @jsxImportSource hono/jsx */
import { Form, fieldsOf, type Sent } from '../forms'
import { Frame } from '../frame'
import { type Here, ownPages } from '../here'
import { Notice, Shown, Sums } from '../parts'
import type { SeenCart, SeenLine, SeenLink } from '../told'

export interface Kind extends SeenLink {
  lines: SeenLine[]
  total: number
}

/** An order holds one type of posts: the lines of a cart by theirs, without what is gone. */
export function kindsIn(cart: SeenCart): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const line of cart.lines) {
    if (!line.post || line.standing === 'gone') continue
    const { slug: path, title } = line.post.type
    const { lines = [], total = 0 } = kinds.get(path) ?? {}
    kinds.set(path, { path, title, lines: [...lines, line], total: total + line.total })
  }
  return [...kinds.values()]
}

function Lines({ here, of }: { here: Here; of: SeenLine[] }) {
  const wrong = { short: here.say('short'), gone: here.say('gone'), ok: '' }
  return (
    <ul class="cart">
      {of.map(({ id, post, standing, quantity, price, total }) => (
        <li>
          <Shown of={post?.picture ?? null} sizes="96px" isMute />
          <span>
            {post && <a href={here.to(post.path)}>{post.title}</a>} <small>{here.money(price)}</small>
            {wrong[standing] && <small class="wrong">{wrong[standing]}</small>}
          </span>
          <label>
            <span class="unseen">{`${here.say('quantity')} ${post?.title ?? ''}`}</span>
            <input type="number" name={`pieces-${id}`} value={String(quantity)} min={0} max={9999} />
          </label>
          <b>{here.money(total)}</b>
          <button type="submit" name="remove" value={String(id)} class="plain">
            {here.say('remove')} <span class="unseen">{post?.title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function Cart({ here, cart }: { here: Here; cart: SeenCart }) {
  const kinds = kindsIn(cart)
  const gone = cart.lines.filter(({ post, standing }) => !post || standing === 'gone')
  return (
    <Frame here={here} head={{ title: here.say('cart') }} isPrivate>
      <h1>{here.say('cart')}</h1>
      {cart.lines.length === 0 && <p>{here.say('cart_empty')}</p>}
      {kinds.length > 1 && <Notice>{here.say('several_orders')}</Notice>}
      <form method="post" action={here.to(ownPages.cart)}>
        {/* First, so that Enter in a field means it. */}
        {cart.lines.length > 0 && <button class="plain">{here.say('update')}</button>}
        {kinds.map(({ path, title, lines, total }) => (
          <section>
            <h2>{title}</h2>
            <Lines here={here} of={lines} />
            <p class="heading">
              <b>{`${here.say('total')}: ${here.money(total)}`}</b>
              <a class="button" href={`${here.to(ownPages.order)}?type=${path}`}>
                {here.say('to_order')}
              </a>
            </p>
          </section>
        ))}
        <Lines here={here} of={gone} />
      </form>
    </Frame>
  )
}

interface OrderFormProps {
  here: Here
  kind: Kind
  /** Makes one order of a form that is sent twice. */
  formKey: string
  sent?: Sent
}

/** Prices are those of the moment: `expected_total` says which of them the buyer has seen. */
export function OrderForm({ here, kind, formKey, sent }: OrderFormProps) {
  const field = fieldsOf(here, 'order', sent)
  const hidden = { key: formKey, type: kind.path, expected_total: kind.total }
  const lines = kind.lines.map(({ post, quantity, total, standing }) => ({
    what: `${quantity} × ${post?.title}`,
    sum: here.money(total),
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
        <section class="box">
          <h2>{kind.title}</h2>
          <Sums of={[...lines, { what: <b>{here.say('total')}</b>, sum: here.money(kind.total) }]} />
          <p>{here.say('fee_later')}</p>
          <a href={here.to(ownPages.cart)}>{here.say('back_to_cart')}</a>
        </section>
      </div>
    </Frame>
  )
}
