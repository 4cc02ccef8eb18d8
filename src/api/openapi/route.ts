import type { AnswerPlan } from '../http/answerPlan'
import { rawJson } from '../http/answers'
import type { PublicRoute, Route } from '../http/route'
import { wordsOfLanguage } from '../http/words'
import { apiVersion } from '../version'

const told: AnswerPlan = {
  status: 200,
  types: ['application/json'],
  schema: { type: 'object', description: 'An OpenAPI 3.1 document.' },
}

/** `GET /api/openapi.json`: what the routes declare, made when it is first asked for. */
export function openApiRoute(routes: readonly Route[]): PublicRoute {
  let made: Promise<string> | undefined
  const make = async () => {
    const [{ openApiOf }, words, { default: examples }] = await Promise.all([
      import('./document'),
      wordsOfLanguage('en'),
      import('./examples.json'),
    ])
    return JSON.stringify(openApiOf([...routes, route], words, examples, apiVersion))
  }
  const route: PublicRoute = {
    method: 'GET',
    path: '/openapi.json',
    summary: 'Describe the API',
    answers: told,
    guard: 'public',
    async handler() {
      // A part that could not be fetched, as in a browser without a network, is tried again.
      made ??= make().catch((error) => {
        made = undefined
        throw error
      })
      return rawJson(await made)
    },
  }
  return route
}
