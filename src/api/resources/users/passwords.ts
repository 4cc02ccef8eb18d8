import { eq, sql } from 'drizzle-orm'
import { type ObjectSchema, object, string } from 'yup'
import { emailText, passwordChangeSchema, passwordText } from '../../../domain/userSchema'
import { validate } from '../../../domain/validation'
import { generatePassword, hashPassword, verifyPassword } from '../../auth/passwords'
import { requireOver } from '../../auth/rights'
import { endSessions } from '../../auth/session'
import { whereId } from '../../crud/crud'
import { includesOf } from '../../crud/projection'
import { lockRow, readOne } from '../../crud/write'
import { users as table } from '../../db/schema'
import { json, noContent } from '../../http/answers'
import { ApiError, invalid } from '../../http/errors'
import { dictionaryOf } from '../../http/locale'
import type { Call } from '../../http/route'
import { users } from './users'

async function store({ db, now }: Call, id: number, password: string): Promise<void> {
  await db
    .update(table)
    .set({
      password_hash: await hashPassword(password),
      version: sql`version + 1`,
      updated_at: now.toISOString(),
    })
    .where(eq(table.id, id))
}

/** `PATCH /users/{id}/password`: one's own, knowing the current one. Other sessions end at once. */
export async function changePassword(call: Call): Promise<Response> {
  const row = await lockRow(call, users, whereId(users, call))
  if (row.id !== call.actor.id) throw new ApiError('forbidden')
  const { value, errors } = validate(passwordChangeSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  if (!(await verifyPassword(value.current_password, String(row.password_hash))))
    throw invalid('current_password', 'wrong_password')
  await store(call, row.id, value.new_password)
  await endSessions(call.db, row.id, call.actor.sessionId)
  return noContent()
}

/** Whether it was sent: the password is set and shown either way, so a mail that fails is only told. */
async function mailPassword({ deps, locale }: Call, to: string, password: string): Promise<boolean> {
  const { password_mail_subject: subject, password_mail_text: text } = dictionaryOf(locale).errors
  try {
    await deps.mail?.send({ to, subject, text: text.replace('%{password}', password) })
    return Boolean(deps.mail)
  } catch (error) {
    deps.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'mail not sent')
    return false
  }
}

interface Reset {
  password?: string
  send_to?: string
}

const resetSchema: ObjectSchema<Reset> = object({ password: passwordText(), send_to: string() })
const sendSchema: ObjectSchema<Reset> = object({ password: string(), send_to: emailText() })

/**
 * `PATCH /users/{id}` with `{password}` sets that one; with `{send_to: email}` makes one and mails it where a
 * mail service is set up. Either way the new password is shown, once (spec §6), and every session ends.
 */
export async function resetPassword(call: Call): Promise<Response> {
  const row = await lockRow(call, users, whereId(users, call))
  await requireOver(call, row.id)
  const { body } = call
  const { value, errors } = validate('send_to' in body ? sendSchema : resetSchema, body)
  if (errors) throw new ApiError('invalid', { errors })
  const password = value.password ?? generatePassword()
  await store(call, row.id, password)
  await endSessions(call.db, row.id)
  const isSent = value.send_to ? await mailPassword(call, value.send_to, password) : false
  const data: unknown = JSON.parse(
    (await readOne(call.db, users, eq(table.id, row.id), includesOf(users))) ?? 'null',
  )
  return json({ data, meta: { password, ...(isSent && { sent_to: value.send_to }) } })
}
