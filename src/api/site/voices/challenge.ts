import { wholeOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { PublicRoute } from '../../http/route'
import {
  amountSchema,
  choiceSchema,
  mapSchema,
  objectSchema,
  textSchema,
  wholeSchema,
} from '../../http/schema'
import { siteLocales } from '../siteRoute'
import { checkSiteLocale } from '../visitorRoute'
import { makeChallenge } from './proof'

const shape = objectSchema({
  parameters: objectSchema({
    algorithm: textSchema,
    nonce: textSchema,
    salt: textSchema,
    cost: wholeSchema,
    keyLength: wholeSchema,
    keyPrefix: textSchema,
    expiresAt: wholeSchema,
    data: mapSchema(amountSchema),
  }),
  signature: textSchema,
})

/** As widgets of ALTCHA take it, without `data` around it. */
export const challengeRoute: PublicRoute = {
  method: 'GET',
  path: '/site/v1/:locale/challenge',
  summary: 'Get work to do, whose proof goes along with what a visitor sends',
  answers: wholeOf(shape),
  parts: { locale: choiceSchema(siteLocales) },
  guard: 'public',
  async handler(call) {
    await checkSiteLocale(call)
    return json(await makeChallenge(call.deps.secret, call.now))
  },
}
