import { sql } from 'drizzle-orm'
import { phoneOrText } from '../../../domain/phone'
import { dataOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import { invalid } from '../../http/errors'
import { countCalls } from '../../http/pace'
import type { PublicRoute } from '../../http/route'
import { choiceSchema, textSchema } from '../../http/schema'
import { notThere, siteLocales } from '../siteRoute'
import { checkSiteLocale, countVisitor, type Pace } from '../visitorRoute'
import { readSiteOrder, siteOrderShape } from './read'

/** Of one address, whatever it asks for; of one order, from wherever it is asked. */
const paces: Record<'address' | 'order', Pace> = {
  address: { most: 30, seconds: 600 },
  order: { most: 60, seconds: 3_600 },
}

/** Longer ones are no code. */
const longestCode = 100

/** Who knows the phone number that an order was made with finds it by its code; else it is not there. */
export const trackOrderRoute: PublicRoute = {
  method: 'GET',
  path: '/site/v1/:locale/orders/:code',
  summary: 'Say where an order is',
  needs: ['phone'],
  asks: { phone: textSchema },
  parts: { locale: choiceSchema(siteLocales), code: textSchema },
  answers: dataOf(siteOrderShape),
  guard: 'public',
  handler: async (call) => {
    await checkSiteLocale(call)
    const phone = phoneOrText(call.url.searchParams.get('phone') ?? '')
    if (!phone) throw invalid('phone', 'required')
    const code = (call.params.code ?? '').trim().toLowerCase()
    await countVisitor(call, '/orders/track', [paces.address])
    if (code.length > longestCode) throw notThere()
    await countCalls(call.deps.db, `site-order:${code}`, paces.order, call.now)
    const data = await readSiteOrder(call, sql`lower(o.code) = ${code} and o.phone = ${phone}`)
    if (!data) throw notThere()
    const response = json({ data })
    response.headers.set('cache-control', 'no-store')
    return response
  },
}
