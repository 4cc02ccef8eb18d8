import type { ApiDeps } from './http/call'
import { settingOf } from './settingOf'

/** In ms; a mail server that says nothing. */
const patience = 20_000

interface Letter {
  to: string
  subject: string
  text: string
  /** After the setting, unless given. */
  from_name?: string
}

/** @throws Error if it was not accepted, or nobody answered in time */
export async function sendMail(
  { db, mail }: Pick<ApiDeps, 'db' | 'mail'>,
  { from_name: given, ...letter }: Letter,
): Promise<void> {
  const from_name = given || (await settingOf({ db }, 'mail_from_name'))
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('timeout')), patience)
  })
  const sending = mail?.send({ ...letter, ...(from_name && { from_name }) })
  await Promise.race([sending, late]).finally(() => clearTimeout(timer))
}
