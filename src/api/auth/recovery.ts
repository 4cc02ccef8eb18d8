import { sql } from 'drizzle-orm'
import { forgotSchema, resetSchema } from '../../domain/userSchema'
import { validate } from '../../domain/validation'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import { transactionWith } from '../db/pool'
import { authorOf } from '../history/author'
import { noContent } from '../http/answers'
import type { ApiDeps, Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import { dictionaryOf } from '../http/locale'
import { countCalls } from '../http/pace'
import type { PublicRoute } from '../http/route'
import { mailSender } from '../resources/settings/mail'
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

/** @throws ApiError `too_many_requests` */
async function mailLink(call: Call<null>, email: string): Promise<void> {
  const { deps, db, locale, now } = call
  await countCalls(db, `forgot-to:${email}`, mails, now)
  const token = newToken()
  const until = new Date(now.getTime() + lifetime * 1000).toISOString()
  const made = await rowsOf(
    db,
    sql`insert into password_resets (user_id, email, token_hash, expires_at)
      select id, email, ${await digestOf(token)}::text, ${until}::timestamptz from users
        where email = ${email} and status = 'enable'
      on conflict (user_id) do update set email = excluded.email, token_hash = excluded.token_hash,
        expires_at = excluded.expires_at
      returning user_id`,
  )
  if (!made.length || !deps.mail) return
  const { reset_mail_subject: subject, reset_mail_text: text } = dictionaryOf(locale).errors
  const link = `${deps.publicUrl}/login#reset=${token}`
  const from_name = await mailSender(call)
  await deps.mail.send({
    to: email,
    subject,
    text: text.replace('%{link}', () => link),
    ...(from_name && { from_name }),
  })
}

/** `POST /clients/web/forgot`: does not wait for the mail, whose duration would reveal that the account exists. */
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
  void mailLink(call, value.email).catch((error: unknown) => {
    if (error instanceof ApiError) return
    deps.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'mail not sent')
  })
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
  { method: 'POST', path: '/clients/web/forgot', about: 'users', guard: 'public', handler: forgot },
  { method: 'POST', path: '/clients/web/reset', about: 'users', guard: 'public', handler: reset },
]
