import { sql } from 'drizzle-orm'
import type { AnyObject, InferType, ObjectSchema } from 'yup'
import type { ResourceName } from '../../domain/guards'
import { validate } from '../../domain/validation'
import { authenticate } from '../auth/authenticate'
import { networkOf } from '../auth/network'
import { rowsOf } from '../db/database'
import { transactionWith } from '../db/pool'
import { authorOf } from '../history/author'
import type { AnswerPlan } from '../http/answerPlan'
import type { Actor, Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import { onceOf, onceOnly } from '../http/idempotency'
import { countCalls } from '../http/pace'
import type { PublicRoute } from '../http/route'
import { choiceSchema } from '../http/schema'
import { isSiteLanguage } from './freshness'
import { siteLocales } from './siteRoute'

/** Somebody without an account, who may do nothing. */
export const visitor: Actor = { id: 0, email: '', sessionId: null, permissions: new Set() }

export interface Pace {
  most: number
  seconds: number
}

interface Plan<Sent extends ObjectSchema<AnyObject>, Known> {
  /** Under `/api/site/v1/:locale`. */
  path: string
  summary: string
  takes: Sent
  answers: AnswerPlan
  /** Whose field names the messages use. */
  about?: ResourceName
  /** Calls that one address may make. */
  paces: readonly Pace[]
  /** It needs an `Idempotency-Key`, which is bound to the value. */
  once?: true
  /** Looks at a valid body ahead of the transaction: what it counts is counted whatever comes of the call. */
  ahead?: (asked: Call<null>, value: InferType<Sent>) => Promise<Known>
  /** In one transaction, in which the history has no person unless a session calls. */
  handler: (call: Call, value: InferType<Sent>, known: Known) => Promise<Response>
}

/** A `POST` that visitors' programs make, in a language of the site. See *The site's door* in the contract. */
export function visitorRoute<Sent extends ObjectSchema<AnyObject>, Known = undefined>(
  plan: Plan<Sent, Known>,
): PublicRoute {
  const { path, summary, takes, answers, about, paces, once, ahead, handler } = plan
  return {
    method: 'POST',
    path: `/site/v1/:locale${path}`,
    summary,
    takes,
    answers,
    ...(about && { about }),
    ...(once && { once }),
    parts: { locale: choiceSchema(siteLocales) },
    guard: 'public',
    handler: async (asked) => {
      await checkSiteLocale(asked)
      await countVisitor(asked, path, paces)
      const { value, errors } = validate(takes, asked.body)
      if (errors) throw new ApiError('invalid', { errors })
      // Without it there is nothing to know.
      const known = (await ahead?.(asked, value)) as Known
      const { actor, headers } = await callerOf(asked)
      const call: Call = { ...asked, actor }
      const key = once ? await onceOf({ ...call, body: value }) : null
      if (once && !key) throw invalid('Idempotency-Key', 'required')
      const response = await transactionWith(asked.deps.db, bySite(call), (tx) =>
        onceOnly({ ...call, db: tx }, key, (own) => handler(own, value, known)).catch((error) => {
          throw untold(error)
        }),
      )
      for (const [name, told] of Object.entries({ ...headers, 'cache-control': 'no-store' }))
        response.headers.set(name, told)
      return response
    },
  }
}

/** @throws ApiError `invalid` for what is no language of the site */
export async function checkSiteLocale({ deps, params }: Call<null>): Promise<void> {
  const { locale = '' } = params
  const [found] = await rowsOf<{ is_language: boolean }>(
    deps.db,
    sql`select ${isSiteLanguage(locale)} as is_language`,
  )
  if (!found?.is_language || !siteLocales.some((each) => each === locale)) throw invalid('locale', 'choice')
}

/** @throws ApiError `too_many_requests` */
export async function countVisitor(
  { deps, address, now }: Call<null>,
  path: string,
  paces: readonly Pace[],
): Promise<void> {
  const network = networkOf(address)
  for (const pace of paces) await countCalls(deps.db, `site${path}:${pace.seconds}:${network}`, pace, now)
}

/**
 * Prices may follow from who has signed in; nobody has to. Keys and sessions that only look write in nobody's name.
 * @throws ApiError `forbidden`, `viewing`, as for a call to the back office
 */
async function callerOf({ deps, request, now }: Call<null>) {
  const authorization = request.headers.get('Authorization')
  if (!authorization) return { actor: visitor, headers: {} }
  const caller = await authenticate(deps.db, deps.secret, authorization, now)
  if (caller.actor.viewing) throw new ApiError('viewing')
  if (caller.actor.key) throw new ApiError('forbidden', { message: { key: 'errors.not_by_key' } })
  return caller
}

/** Whoever happens on the key of somebody else is not told what it was used for. */
function untold(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.details.extra?.made) return error
  const { made: _, ...extra } = error.details.extra
  return new ApiError(error.code, { ...error.details, extra })
}

/** The history is not what somebody without an account writes in. */
const bySite = (call: Call) => ({
  ...authorOf(call),
  ...(call.actor === visitor && { 'nep.actor': '', 'nep.reason': '' }),
})
