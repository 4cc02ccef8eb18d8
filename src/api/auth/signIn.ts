import { eq } from 'drizzle-orm'
import { type LoginInput, loginSchema } from '../../domain/userSchema'
import { validate } from '../../domain/validation'
import { users } from '../db/schema'
import { json } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError, invalid, tooMany } from '../http/errors'
import { readProfile } from '../resources/users/users'
import { countTry, type SignInVisitor, signInStanding, takeBackSuccess, takeBackUnheard } from './attempts'
import { captchaAsked, makeCaptcha, passesCaptcha } from './captcha'
import { passwordMatches } from './passwords'
import { agentOf, openVerifiedSession } from './session'
import { issueTokens } from './tokens'
import { queueHashing } from './turns'

export async function answerSignIn(call: Call<null>): Promise<Response> {
  const { deps, db, now } = call
  const include = call.url.searchParams.get('include')
  const withProfile = include === 'profile'
  if (include && !withProfile) throw invalid('include', 'choice')
  const { value, errors } = validate(loginSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })

  const visitor = { address: call.address, email: value.email, now }
  const { account, counted } = await hear(call, value, visitor)
  const session = account && (await openVerifiedSession(db, account, now, agentOf(call.request)))
  if (!session) {
    const { needsCaptcha } = await signInStanding(db, visitor)
    throw new ApiError('wrong_credentials', needsCaptcha ? { extra: await challenge(call) } : {})
  }
  await takeBackSuccess(db, visitor, counted)
  const tokens = await issueTokens(deps.secret, account.id, session, now)
  if (!withProfile) return json(tokens)
  const data: unknown = JSON.parse((await readProfile(db, account.id)) ?? 'null')
  return json({ ...tokens, profile: { data } })
}

const challenge = async ({ deps, locale, now }: Call<null>) => ({
  captcha: await makeCaptcha(deps.secret, locale, now),
})

/** The try is counted when its turn to hash comes, and uncounted when the password is not checked after all. */
async function hear(call: Call<null>, value: LoginInput, visitor: SignInVisitor) {
  const { deps, db, now } = call
  // Checked first, so that a refused visitor does not take a place in the queue.
  const standing = await signInStanding(db, visitor)
  if (standing.retryAfter) throw tooMany(standing.retryAfter)
  if (standing.needsCaptcha && !value.captcha) throw await captchaAsked(call, 'captcha_required')

  return queueHashing(async () => {
    const counted = await countTry(db, visitor)
    if (counted.needsCaptcha) {
      const isRight = await passesCaptcha(db, deps.secret, value.captcha_token, value.captcha, now)
      if (!isRight) {
        const isWrong = value.captcha !== ''
        await takeBackUnheard(db, visitor, { countAddress: isWrong })
        throw await captchaAsked(call, isWrong ? 'captcha_wrong' : 'captcha_required')
      }
    }
    const [account] = await db
      .select({ id: users.id, status: users.status, hash: users.password_hash })
      .from(users)
      .where(eq(users.email, value.email))
    const isTheirs = await passwordMatches(value.password, account?.hash)
    return { account: isTheirs && account?.status === 'enable' ? account : undefined, counted }
  })
}
