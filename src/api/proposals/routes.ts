import { guards } from '../../domain/guards'
import { paginationOf } from '../../domain/pagination'
import { acceptSchema, decisionSchema } from '../../domain/proposalSchema'
import { listedProposals, proposalStatuses, proposedActions, writers } from '../../domain/proposals'
import { proposals as table } from '../db/tables/proposals'
import { entryShape } from '../history/shapes'
import { dataOf, pageOf } from '../http/answerPlan'
import { json } from '../http/answers'
import type { Call } from '../http/call'
import { readParameters } from '../http/parameters'
import type { GuardedRoute, Route } from '../http/route'
import {
  anyValue,
  arraySchema,
  choiceSchema,
  idSchema,
  mapSchema,
  momentSchema,
  namedSchema,
  objectSchema,
  orNull,
  personSchema,
  textSchema,
  wholeSchema,
} from '../http/schema'
import { decide, decisionsOn } from './decide'
import { ownProposals, readProposals } from './read'

const { entity, record_id, title, action, changes, names } = entryShape.properties ?? {}

export const proposalShape = namedSchema(
  'proposal',
  objectSchema({
    id: idSchema,
    at: momentSchema,
    status: choiceSchema(proposalStatuses),
    decided_at: orNull(momentSchema),
    key_name: textSchema,
    user: personSchema,
    entity: choiceSchema(Object.keys(guards)),
    action: choiceSchema(proposedActions),
    versions: mapSchema(wholeSchema),
    title: textSchema,
    reason: textSchema,
    body: mapSchema(anyValue),
    entries: arraySchema(
      objectSchema({
        entity: entity ?? anyValue,
        record_id: record_id ?? anyValue,
        title: title ?? anyValue,
        action: action ?? anyValue,
        changes: changes ?? anyValue,
        names: names ?? anyValue,
      }),
    ),
  }),
)

const acceptedShape = objectSchema({
  proposal: proposalShape,
  refused: arraySchema(
    objectSchema({ id: idSchema, title: textSchema, code: textSchema, message: textSchema }),
  ),
})

const mostShown = 25

/** `GET /proposals`: one's own, of what one may write. */
async function list(call: Call): Promise<Response> {
  const { one, whole } = readParameters(call.url.searchParams, ['status', 'page', 'limit'])
  const listed = one('status', listedProposals, 'waiting')
  const limit = whole('limit', 25, 1, mostShown)
  const page = whole('page', 1, 1, 10_000)
  const where = ownProposals(call.actor, listed)
  const total = await call.db.$count(table, where)
  const data = await readProposals(call.db, where, {
    limit,
    skipped: (page - 1) * limit,
    isByDecision: listed === 'decided',
  })
  return json({ data, meta: { pagination: paginationOf(total, limit, page, data.length) } })
}

/** Of calls of these routes. */
export function proposalRoutes(routes: readonly Route[]): GuardedRoute[] {
  const { prepare, accept } = decisionsOn(routes)
  return [
    {
      method: 'GET',
      path: '/proposals',
      summary: 'List what keys have proposed to one',
      asks: {
        status: choiceSchema(listedProposals),
        page: { type: 'integer', minimum: 1 },
        limit: { type: 'integer', minimum: 1, maximum: mostShown },
      },
      answers: pageOf(proposalShape),
      isReport: true,
      guard: writers,
      handler: list,
    },
    {
      method: 'POST',
      path: '/proposals/:id/accept',
      summary: 'Accept a proposal: its call is carried out',
      takes: acceptSchema,
      answers: dataOf(acceptedShape),
      guard: writers,
      bySession: true,
      prepare,
      handler: accept,
    },
    {
      method: 'PATCH',
      path: '/proposals/:id',
      summary: 'Lay a proposal aside, or let it wait again',
      takes: decisionSchema,
      answers: dataOf(proposalShape),
      guard: writers,
      bySession: true,
      handler: decide,
    },
  ]
}
