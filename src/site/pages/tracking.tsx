/** @jsxImportSource hono/jsx */
import { encode } from 'uqr'
import { Form, fieldsOf, type Sent } from '../forms'
import { Frame } from '../frame'
import { type Here, ownPages } from '../here'
import { Notice, Sums } from '../parts'
import type { SeenOrder } from '../told'

/** Black on white in any theme: phones read no other. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      class="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  )
}

function Told({ here, order }: { here: Here; order: SeenOrder }) {
  const { code, status, lines, vietqr, due, carrier, tracking_code } = order
  const bought = lines.map(({ title, quantity, total }) => ({
    what: `${quantity} × ${title}`,
    sum: here.money(total),
  }))
  const sums = (['shipping_fee', 'discount', 'total', 'paid', 'due'] as const)
    .filter((word) => order[word] !== 0 || word === 'total')
    .map((word) => ({
      what: <b>{here.say(word)}</b>,
      sum: here.money(word === 'discount' ? -order[word] : order[word]),
    }))
  return (
    <div class="columns">
      <section>
        <h2>
          {here.say('order_of', { code })} <mark>{here.say(`status_${status}`)}</mark>
        </h2>
        <p>{here.say('ordered_at', { day: here.day(order.created_at) })}</p>
        {tracking_code && <p>{here.say('sent_with', { carrier, code: tracking_code })}</p>}
        <Sums of={[...bought, ...sums]} />
      </section>
      {vietqr && due > 0 && (
        <section class="box">
          <h2>{here.say('pay_by_code')}</h2>
          <QrCode text={vietqr.payload} label={here.say('code_of', { amount: here.money(due), code })} />
          <p>{`${vietqr.bank_holder} · ${vietqr.bank_account}`}</p>
        </section>
      )}
    </div>
  )
}

interface TrackingProps {
  here: Here
  order?: SeenOrder
  sent?: Sent
}

/** Where an order is: the one that was just made, or one asked for by code and phone number. */
export function Tracking({ here, order, sent }: TrackingProps) {
  const field = fieldsOf(here, 'tracking', sent)
  const isNew = Boolean(order) && here.query.has('thanks')
  return (
    <Frame here={here} head={{ title: here.say('tracking') }} isPrivate>
      <h1>{here.say(isNew ? 'thanks' : 'tracking')}</h1>
      {isNew && <Notice>{here.say('thanks_help')}</Notice>}
      {order && <Told here={here} order={order} />}
      <div class="text">
        {order && <h2>{here.say('other_order')}</h2>}
        <Form {...{ here, sent }} kind="tracking" action={here.to(ownPages.tracking)} word="find_order">
          {field('code', 'order_code', { isRequired: true, fill: 'off' })}
          {field('phone', 'phone', { isRequired: true, type: 'tel', fill: 'tel' })}
        </Form>
      </div>
    </Frame>
  )
}
