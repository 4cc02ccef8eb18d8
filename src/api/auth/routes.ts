import { eq, sql } from 'drizzle-orm'
import { loginSchema } from '../../domain/userSchema'
import { validate } from '../../domain/validation'
import { users } from '../db/schema'
import { json, noContent } from '../http/answers'
import { ApiError, invalid } from '../http/errors'
import type { Call, Route } from '../http/route'
import { readProfile } from '../resources/users/users'
import { countFailure, forgive, standingOf } from './attempts'
import { makeCaptcha, passesCaptcha } from './captcha'
import { hashPassword, verifyPassword } from './passwords'
import { openSession } from './session'
import { issueTokens } from './tokens'

/** Verified where there is no such account, so that the answer takes as long as for one. */
let decoy: Promise<string> | undefined

/**
 * `POST /clients/web/login`: the tokens of spec §7. With `include=profile` the person's profile comes along,
 * which a back office needs next in any case.
 */
async function signIn(call: Call<null>): Promise<Response> {
  const { deps, db, address, now, locale } = call
  const include = call.url.searchParams.get('include')
  const withProfile = include === 'profile'
  if (include && !withProfile) throw invalid('include', 'choice')
  const { value, errors } = validate(loginSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  const challenge = async () => ({ captcha: await makeCaptcha(deps.secret, locale, now) })

  const standing = await standingOf(db, address, value.email, now)
  if (standing.retryAfter)
    throw new ApiError('too_many_requests', {
      params: { seconds: standing.retryAfter },
      headers: { 'Retry-After': String(standing.retryAfter) },
    })
  if (standing.needsCaptcha) {
    const passes = await passesCaptcha(db, deps.secret, value.captcha_token, value.captcha, now)
    if (!passes) {
      const { details } = invalid('captcha', value.captcha ? 'captcha_wrong' : 'captcha_required')
      throw new ApiError('invalid', { ...details, extra: await challenge() })
    }
  }

  const [user] = await db
    .select({ id: users.id, status: users.status, hash: users.password_hash })
    .from(users)
    .where(eq(users.email, value.email))
  decoy ??= hashPassword(crypto.randomUUID())
  const matches = await verifyPassword(value.password, user?.hash ?? (await decoy))
  if (!user || !matches || user.status !== 'enable') {
    await countFailure(db, address, value.email, now)
    const { needsCaptcha } = await standingOf(db, address, value.email, now)
    throw new ApiError('wrong_credentials', needsCaptcha ? { extra: await challenge() } : {})
  }
  await forgive(db, value.email)
  const tokens = await issueTokens(deps.secret, user.id, await openSession(db, user.id, now), now)
  if (!withProfile) return json(tokens)
  const data: unknown = JSON.parse((await readProfile(db, user.id)) ?? 'null')
  return json({ ...tokens, profile: { data } })
}

async function signOut({ db, actor }: Call): Promise<Response> {
  await db.execute(sql`delete from sessions where id = ${actor.sessionId}`)
  return noContent()
}

export const authRoutes: Route[] = [
  { method: 'POST', path: '/clients/web/login', guard: 'public', handler: signIn },
  { method: 'DELETE', path: '/logout', guard: [], handler: signOut },
]
