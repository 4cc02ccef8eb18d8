import { sql } from 'drizzle-orm'
import { failingDays } from '../../domain/webhookSchema'
import { rowsOf } from '../db/database'
import type { ApiDeps } from '../http/call'
import { dictionaryOf, type Locale } from '../http/locale'
import type { JobKind } from '../jobs/worker'
import { sendMail } from '../mail'

export const endedMail = 'webhook_mail'

interface Ended {
  email: string
  url: string
  locale: Locale
  ended: 'gone' | 'failing'
}

/** Tells the maker of an endpoint that nothing is sent to it any more, and why. */
export const webhookMails = (deps: ApiDeps): Record<string, JobKind> => {
  const run = async (payload: unknown) => {
    const [found] = await rowsOf<Ended>(
      deps.db,
      sql`select u.email, w.url, w.locale, w.ended from webhooks w join users u on u.id = w.user_id
        where w.id = ${(payload as { id: number }).id} and w.ended <> '' and u.status = 'enable'`,
    )
    if (!found) return
    const { email: to, url, locale, ended } = found
    const words = dictionaryOf(locale).errors
    const text = words[`webhook_mail_${ended}`]
      .replace('%{url}', () => url)
      .replace('%{days}', String(failingDays))
    await sendMail(deps, { to, subject: words.webhook_mail_subject, text })
  }
  return deps.mail ? { [endedMail]: { run } } : {}
}
