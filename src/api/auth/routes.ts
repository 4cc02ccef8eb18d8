import { sql } from 'drizzle-orm'
import { noContent } from '../http/answers'
import type { Call } from '../http/call'
import type { Route } from '../http/route'
import { keyRoutes } from './keys'
import { recoveryRoutes } from './recovery'
import { sessionOf } from './session'
import { sessionRoutes } from './sessions'
import { answerSignIn } from './signIn'
import { viewAsRoutes } from './viewAs'

async function signOut({ db, actor }: Call): Promise<Response> {
  await db.execute(sql`delete from sessions where id = ${sessionOf(actor)}`)
  return noContent()
}

export const authRoutes: Route[] = [
  { method: 'POST', path: '/clients/web/login', about: 'users', guard: 'public', handler: answerSignIn },
  ...recoveryRoutes,
  { method: 'DELETE', path: '/logout', guard: [], bySession: true, whileViewing: true, handler: signOut },
  ...sessionRoutes,
  ...viewAsRoutes,
  ...keyRoutes,
]
