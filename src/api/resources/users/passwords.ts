import { eq, sql } from 'drizzle-orm'
import { type ObjectSchema, object, string } from 'yup'
import { emailText, passwordChangeSchema, passwordText } from '../../../domain/userSchema'
import { validate } from '../../../domain/validation'
import { countTry, takeBackSuccess } from '../../auth/attempts'
import { generatePassword, hashPassword, verifyPassword } from '../../auth/passwords'
import { requireOver, takeRightsTurn } from '../../auth/rights'
import { agentOf, endSessions, freshTokens, openSession } from '../../auth/session'
import { includesOf } from '../../crud/projection'
import { rowSchema } from '../../crud/rowSchema'
import { lockRow, readOne } from '../../crud/write'
import { users as table } from '../../db/schema'
import { nothing, wholeOf } from '../../http/answerPlan'
import { idOf, json, noContent } from '../../http/answers'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import { dictionaryOf } from '../../http/locale'
import { countMails } from '../../http/pace'
import type { BodyPlan, GuardedRoute } from '../../http/route'
import { objectSchema, textSchema } from '../../http/schema'
import { sendMail } from '../../mail'
import { ownAccount, users } from './users'

type Work = Pick<GuardedRoute, 'summary' | 'answers' | 'prepare' | 'handler' | 'finish'> & { takes: BodyPlan }

/** Also ends all sessions of the user and voids a mailed reset link. */
export async function storePassword(
  { db, now }: Pick<Call, 'db' | 'now'>,
  id: number,
  password_hash: unknown,
): Promise<void> {
  await db
    .update(table)
    .set({ password_hash: String(password_hash), version: sql`version + 1`, updated_at: now.toISOString() })
    .where(eq(table.id, id))
  await db.execute(sql`delete from password_resets where user_id = ${id}`)
  await endSessions(db, id)
}

/** Wrong current passwords count as failed sign-ins. */
async function prepareChange(call: Call) {
  const { db, actor, address, now } = call
  // Comes before any read, so that the answer does not reveal whether another account exists.
  if (idOf(call.params.id) !== actor.id) throw new ApiError('forbidden')
  const { value, errors } = validate(passwordChangeSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  const visitor = { address, email: actor.email, now }
  const counted = await countTry(db, visitor)
  const [row] = await db.select({ hash: table.password_hash }).from(table).where(eq(table.id, actor.id))
  if (!row || !(await verifyPassword(value.current_password, row.hash)))
    throw invalid('current_password', 'wrong_password')
  await takeBackSuccess(db, visitor, counted)
  return { verified: row.hash, password_hash: await hashPassword(value.new_password) }
}

/** `PATCH /users/{id}/password`: all sessions end; the caller gets a new one, with tokens in the headers. */
export const passwordChange: Work = {
  summary: 'Change one’s own password',
  takes: passwordChangeSchema,
  answers: nothing,
  prepare: prepareChange,
  async handler(call) {
    const { db, deps, actor, now, body } = call
    const row = await lockRow(call, ownAccount, eq(table.id, actor.id))
    if (row.password_hash !== body.verified) throw invalid('current_password', 'wrong_password')
    await storePassword(call, actor.id, body.password_hash)
    const sessionId = await openSession(db, actor.id, now, agentOf(call.request))
    const response = noContent()
    const tokens = await freshTokens(deps.secret, { id: actor.id, sessionId }, now)
    for (const [name, value] of Object.entries(tokens)) response.headers.set(name, value)
    return response
  },
}

interface Reset {
  password?: string
  send_to?: string
}

const resetSchema: ObjectSchema<Reset> = object({ password: passwordText(), send_to: string() })
/** With `send_to`, the password is always generated; one in the body is ignored. */
const sendSchema: ObjectSchema<Reset> = object({ password: string().strip(), send_to: emailText() })

async function prepareReset(call: Call) {
  const id = idOf(call.params.id)
  // Users change their own password by `passwordChange`, which needs the current one.
  if (id === call.actor.id) throw new ApiError('forbidden')
  await requireOver(call, call.actor.permissions, id)
  const { value, errors } = validate('send_to' in call.body ? sendSchema : resetSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  if (value.send_to && call.deps.mail) await countMails(call.deps.db, call.actor, [value.send_to], call.now)
  const password = value.password ?? generatePassword()
  return { password, password_hash: await hashPassword(password), send_to: value.send_to }
}

/** The password is set and shown in any case, so a failure is only reported. */
async function mailPassword(call: Call, to: string, password: string): Promise<boolean> {
  const { deps, locale } = call
  const { password_mail_subject: subject, password_mail_text: text } = dictionaryOf(locale).errors
  try {
    if (!deps.mail) return false
    await sendMail(deps, { to, subject, text: text.replace('%{password}', () => password) })
    return true
  } catch (error) {
    deps.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'mail not sent')
    return false
  }
}

/**
 * `PATCH /users/{id}` with `{password}` sets another user's password; with `{send_to: email}` it generates one and
 * mails it if mail is configured. The answer has the password once, and all sessions of the user end.
 */
export const passwordReset: Work = {
  summary: 'Set the password of somebody, or mail them a new one',
  takes: resetSchema,
  answers: wholeOf(() =>
    objectSchema({
      data: rowSchema(users),
      meta: objectSchema({ password: textSchema }, { sent_to: textSchema }),
    }),
  ),
  prepare: prepareReset,
  async handler(call) {
    const id = idOf(call.params.id)
    // Checked again under the lock: the user's rights may have grown meanwhile.
    await requireOver(call, await takeRightsTurn(call), id)
    const row = await lockRow(call, users, eq(table.id, id))
    await storePassword(call, row.id, call.body.password_hash)
    const data = await readOne(call.db, users, eq(table.id, row.id), includesOf(users))
    return json({ data: JSON.parse(data ?? 'null'), meta: { password: call.body.password } })
  },
  async finish(call, response) {
    const { password, send_to } = call.body
    if (typeof send_to !== 'string' || !(await mailPassword(call, send_to, String(password)))) return response
    const { data, meta } = (await response.json()) as { data: unknown; meta: object }
    return json({ data, meta: { ...meta, sent_to: send_to } })
  },
}
