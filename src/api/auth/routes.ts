import { sql } from 'drizzle-orm'
import { loginSchema } from '../../domain/userSchema'
import { nothing, wholeOf } from '../http/answerPlan'
import { noContent } from '../http/answers'
import type { Call } from '../http/call'
import type { Route } from '../http/route'
import { choiceSchema, objectSchema, textSchema, wholeSchema } from '../http/schema'
import { profileShape } from '../resources/users/shapes'
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
  {
    method: 'POST',
    path: '/clients/web/login',
    summary: 'Sign in',
    asks: { include: choiceSchema(['profile']) },
    takes: loginSchema,
    answers: wholeOf(() =>
      objectSchema(
        {
          token_type: choiceSchema(['Bearer']),
          access_token: textSchema,
          refresh_token: textSchema,
          expires_in: wholeSchema,
        },
        { profile: objectSchema({ data: profileShape() }) },
      ),
    ),
    about: 'users',
    guard: 'public',
    handler: answerSignIn,
  },
  ...recoveryRoutes,
  {
    method: 'DELETE',
    path: '/logout',
    summary: 'Sign out',
    answers: nothing,
    guard: [],
    bySession: true,
    whileViewing: true,
    handler: signOut,
  },
  ...sessionRoutes,
  ...viewAsRoutes,
  ...keyRoutes,
]
