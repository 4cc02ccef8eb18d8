import { sql } from 'drizzle-orm'
import { forgotSchema, resetSchema } from '../../domain/userSchema'
import { validate } from '../../domain/validation'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import { transactionWith } from '../db/pool'
import { authorOf } from '../history/author'
import { nothing } from '../http/answerPlan'
import { noContent } from '../http/answers'
import type { ApiDeps, Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import { dictionaryOf, type Locale } from '../http/locale'
import { countCalls } from '../http/pace'
import type { PublicRoute } from '../http/route'
import { enqueue } from '../jobs/queue'
import type { JobKind } from '../jobs/worker'
import { sendMail } from '../mail'
import { storePassword } from '../resources/users/passwords'
import { captchaAsked, passesCaptcha } from './captcha'
import { networkOf } from './network'
import { hashPassword } from './passwords'

const asks = { most: 20, seconds: 15 * 60, freely: 3 } as const
const mails = { most: 3, seconds: 60 * 60 } as const
const lifetime = 30 * 60

/** A mail links to the configured address, never to a request's own host. */
const isOffered = ({ mail, publicUrl }: ApiDeps): boolean => Boolean(mail && publicUrl)

/** A plain digest is enough: a token is as random as a key. */
async function digestOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')

/** Its token is made when it is sent: a later attempt ends the former link. `user_id` is null where nobody has the address. */
interface ResetMail {
  user_id: number | null
  locale: Locale
}

const resetMail = 'reset_mail'

async function mailLink(deps: ApiDeps, { user_id, locale }: ResetMail): Promise<void> {
  const token = newToken()
  const until = new Date(deps.clock().getTime() + lifetime * 1000).toISOString()
  const [made] = await rowsOf<{ email: string }>(
    deps.db,
    sql`insert into password_resets (user_id, email, token_hash, expires_at)
      select id, email, ${await digestOf(token)}::text, ${until}::timestamptz from users
        where id = ${user_id}::int and status = 'enable'
      on conflict (user_id) do update set email = excluded.email, token_hash = excluded.token_hash,
        expires_at = excluded.expires_at
      returning email`,
  )
  if (!made) return
  const { reset_mail_subject: subject, reset_mail_text: text } = dictionaryOf(locale).errors
  const link = `${deps.publicUrl}/login#reset=${token}`
  await sendMail(deps, { to: made.email, subject, text: text.replace('%{link}', () => link) })
}

/** What is mailed for who cannot sign in; none where no mail can be sent. */
export const recoveryJobs = (deps: ApiDeps): Record<string, JobKind> =>
  isOffered(deps) ? { [resetMail]: { run: (payload) => mailLink(deps, payload as ResetMail) } } : {}

/** Who has asked too often is not told so, as that would tell of others who asked. */
const mayBeMailed = (db: Database, email: string, now: Date): Promise<boolean> =>
  countCalls(db, `forgot-to:${email}`, mails, now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError) return false
      throw error
    },
  )

/**
 * `POST /clients/web/forgot`: the mail is a job, as its duration would reveal that the account exists; so would a job
 * that is there for known addresses only.
 */
async function forgot(call: Call<null>): Promise<Response> {
  const { deps, db, now } = call
  if (!isOffered(deps)) throw new ApiError('not_found')
  const { value, errors } = validate(forgotSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  const count = await countCalls(db, `forgot:${networkOf(call.address)}`, asks, now)
  if (count > asks.freely) {
    if (!value.captcha) throw await captchaAsked(call, 'captcha_required')
    if (!(await passesCaptcha(db, deps.secret, value.captcha_token, value.captcha, now)))
      throw await captchaAsked(call, 'captcha_wrong')
  }
  if (await mayBeMailed(db, value.email, now)) {
    const [user] = await rowsOf<{ id: number }>(
      db,
      sql`select id from users where email = ${value.email} and status = 'enable'`,
    )
    const payload: ResetMail = { user_id: user?.id ?? null, locale: call.locale }
    await enqueue(db, { kind: resetMail, payload })
  }
  return noContent()
}

const spent = () => invalid('token', 'link_spent')

/** The account of a link, if it is enabled and still has the address that the link was sent to. */
const ownerOf = async (db: Pick<Database, 'execute'>, digest: string, now: Date, lock = sql``) =>
  (
    await rowsOf<{ id: number }>(
      db,
      sql`select u.id from password_resets r join users u on u.id = r.user_id and u.email = r.email
        where r.token_hash = ${digest} and r.expires_at > ${now.toISOString()} and u.status = 'enable'${lock}`,
    )
  )[0]

/** `POST /clients/web/reset`: sets a new password by a link, once; all sessions of the account end. */
async function reset(call: Call<null>): Promise<Response> {
  const { deps, db, now } = call
  if (!isOffered(deps)) throw new ApiError('not_found')
  const { value, errors } = validate(resetSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  await countCalls(db, `reset:${networkOf(call.address)}`, asks, now)
  const digest = await digestOf(value.token)
  const owner = await ownerOf(db, digest, now)
  if (!owner) throw spent()
  const hash = await hashPassword(value.password)
  await transactionWith(db, authorOf({ ...call, actor: owner }), async (tx) => {
    // The account is locked first, as by every other way to set its password: of two calls with one link, one finds it
    // gone.
    if (!(await ownerOf(tx, digest, now, sql` for no key update of u`))) throw spent()
    const used = await rowsOf(
      tx,
      sql`delete from password_resets where user_id = ${owner.id} and token_hash = ${digest} returning user_id`,
    )
    if (!used.length) throw spent()
    await storePassword({ db: tx, now }, owner.id, hash)
  })
  return noContent()
}

export const recoveryRoutes: PublicRoute[] = [
  {
    method: 'POST',
    path: '/clients/web/forgot',
    summary: 'Ask for a link that sets a forgotten password',
    takes: forgotSchema,
    answers: nothing,
    about: 'users',
    guard: 'public',
    handler: forgot,
  },
  {
    method: 'POST',
    path: '/clients/web/reset',
    summary: 'Set a password by a mailed link',
    takes: resetSchema,
    answers: nothing,
    about: 'users',
    guard: 'public',
    handler: reset,
  },
]
