import { authenticate } from '../auth/authenticate'
import type { AnswerPlan } from '../http/answerPlan'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import type { PublicRoute, Route } from '../http/route'
import { anyValue, choiceSchema, type Schema, textSchema } from '../http/schema'

const message: Schema = {
  type: 'object',
  description: 'A JSON-RPC 2.0 message of the Model Context Protocol.',
  properties: { jsonrpc: choiceSchema(['2.0']), id: anyValue, method: textSchema, params: anyValue },
  required: ['jsonrpc'],
}

const told: AnswerPlan = {
  status: 200,
  or: [202, 406],
  types: ['application/json'],
  schema: { ...message, properties: { ...message.properties, result: anyValue, error: anyValue } },
}

type Ask = (request: Request) => Response | Promise<Response>

/**
 * `/api/mcp`: the Model Context Protocol over HTTP, without sessions, by key. Tools read through the API itself, with the
 * caller's key, so that rights, pace and answers are those of every other call. See *Assistants* in the contract.
 * @param ask answers a call of the API
 */
export function mcpRoute(routes: readonly Route[], ask: Ask): PublicRoute {
  async function answer(call: Call<null>): Promise<Response> {
    const { deps, request, body, now } = call
    const authorization = request.headers.get('Authorization')
    const { actor } = await authenticate(deps.db, deps.secret, authorization, now)
    if (!actor.key) throw new ApiError('forbidden', { message: { key: 'errors.by_key_only' } })
    const { answerMessage } = await import('./server')
    return answerMessage({ request, body, routes, actor, ask })
  }
  return {
    method: 'POST',
    path: '/mcp',
    summary: 'Speak with an assistant (Model Context Protocol)',
    takes: message,
    answers: told,
    guard: 'public',
    byKey: true,
    handler: answer,
  }
}
