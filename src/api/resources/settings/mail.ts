import { object, string } from 'yup'
import { valueRule } from '../../../domain/settingSchema'
import { emailsIn } from '../../../domain/settings'
import { validate } from '../../../domain/validation'
import { dataOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import { dictionaryOf } from '../../http/locale'
import { countCalls, countMails } from '../../http/pace'
import type { GuardedRoute } from '../../http/route'
import { arraySchema, flagSchema, objectSchema, textSchema } from '../../http/schema'
import { sendMail } from '../../mail'

export const testMails = { most: 5, seconds: 10 * 60 } as const

const testSchema = object({
  emails: valueRule('notification_emails'),
  name: string().trim().ensure().max(255),
})

/** Counts before validation, so that invalid addresses count too. */
async function prepare(call: Call): Promise<Record<string, unknown>> {
  const { deps, actor, now } = call
  if (!deps.mail) throw new ApiError('invalid', { message: { key: 'errors.no_mail' } })
  await countCalls(deps.db, `mail:${actor.id}`, testMails, now)
  const { value, errors } = validate(testSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  const to = emailsIn(value.emails)
  if (!to.length) throw invalid('emails', 'required')
  await countMails(deps.db, actor, to, now)
  return { to, name: value.name }
}

async function finish({ deps, locale, body }: Call): Promise<Response> {
  const { test_mail_subject: subject, test_mail_text: text } = dictionaryOf(locale).errors
  const results = await Promise.allSettled(
    (body.to as string[]).map(async (to) => {
      await sendMail(deps, { to, subject, text, from_name: String(body.name) })
      return to
    }),
  )
  const failed = (body.to as string[]).filter((_, at) => results[at]?.status === 'rejected')
  for (const result of results)
    if (result.status === 'rejected')
      deps.log.warn(
        { reason: result.reason instanceof Error ? result.reason.message : 'unknown' },
        'mail not sent',
      )
  const data = { sent: (body.to as string[]).filter((to) => !failed.includes(to)), failed }
  return json({ data })
}

export const mailRoutes = (guards: {
  list: GuardedRoute['guard']
  update: GuardedRoute['guard']
}): GuardedRoute[] => [
  {
    method: 'GET',
    path: '/settings/mail',
    summary: 'Say whether mail can be sent',
    answers: dataOf(objectSchema({ is_set: flagSchema })),
    guard: guards.list,
    handler: async ({ deps }) => json({ data: { is_set: Boolean(deps.mail) } }),
  },
  {
    method: 'POST',
    path: '/settings/mail',
    summary: 'Send a test mail',
    takes: testSchema,
    answers: dataOf(objectSchema({ sent: arraySchema(textSchema), failed: arraySchema(textSchema) })),
    guard: guards.update,
    prepare,
    // Writes nothing: the mail is sent in `finish`, after all locks are released.
    handler: async () => json({ data: null }),
    finish,
  },
]
