import { errors as sentences } from '../../../i18n/en/errors'
import { type ErrorCode, errorStatuses } from '../http/errors'
import type { Route } from '../http/route'
import { arraySchema, choiceSchema, mapSchema, type Schema, textSchema } from '../http/schema'

const codes = Object.keys(errorStatuses) as ErrorCode[]
const codesOf = (status: number) => codes.filter((code) => errorStatuses[code] === status)
const allStatuses = [...new Set(codes.map((code) => errorStatuses[code]))].sort((a, b) => a - b)

const described: Partial<Record<string, unknown>> = sentences

const errorSchema = (status: number): Schema => ({
  type: 'object',
  properties: {
    message: textSchema,
    code: choiceSchema(codesOf(status)),
    errors: { ...mapSchema(arraySchema(textSchema)), description: 'Sentences by field.' },
    ...(status === 409 && {
      data: {
        description: 'The record as it is now, for who may read it, or more of what stands in the way.',
      },
      made: { description: 'What the first call under this `Idempotency-Key` was answered.' },
    }),
  },
  required: ['message', 'code'],
})

const retried = [429, 503]

/** One response of each status, with its codes and their sentences. */
export const errorResponses = Object.fromEntries(
  allStatuses.map((status) => [
    `error${status}`,
    {
      description: codesOf(status)
        .map((code) => `\`${code}\`: ${String(described[code] ?? code).replace(/%\{(\w+)\}/g, '$1')}.`)
        .join(' '),
      ...(retried.includes(status) && {
        headers: { 'Retry-After': { schema: textSchema, description: 'Seconds to wait.' } },
      }),
      content: { 'application/json': { schema: errorSchema(status) } },
    },
  ]),
)

const reading = [401, 403, 404, 413, 422, 429, 500, 503]

/** Which errors a call may answer follows from its kind: what it reads, and whether it writes. */
export function errorsAnsweredBy(route: Route): Record<string, { $ref: string }> {
  // Its address names what may be gone.
  const namesOne =
    route.guard === 'public' && (route.isConditional || route.path.replace('/:locale/', '/').includes(':'))
  const isByToken = route.guard === 'public' && route.byToken
  const unknown = [401, ...(isByToken ? [] : [403]), ...(namesOne ? [] : [404])]
  const isRead = route.method === 'GET'
  const found = isRead ? reading : allStatuses
  return Object.fromEntries(
    found
      .filter((status) => route.guard !== 'public' || !isRead || !unknown.includes(status))
      .sort((a, b) => a - b)
      .map((status) => [status, { $ref: `#/components/responses/error${status}` }]),
  )
}
