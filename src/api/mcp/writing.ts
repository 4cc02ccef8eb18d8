import { ObjectSchema } from 'yup'
import { meets, namesIn } from '../../domain/permissions'
import { maxProposedRows } from '../../domain/proposals'
import { bodySchema } from '../http/bodySchema'
import type { Actor } from '../http/call'
import { isWriting, type Route, type WritingRoute } from '../http/route'
import {
  anyValue,
  arraySchema,
  choiceSchema,
  idSchema,
  mapSchema,
  objectSchema,
  type Schema,
  textSchema,
} from '../http/schema'
import { isOpenTo, type Tool, ToolFault } from './tool'

const nameOf = ({ writes }: WritingRoute): string => writes.resource.name

/** What this caller may write: by the calls for a new record, for one and for many. */
function openTo(routes: readonly Route[], actor: Actor) {
  // Not the calls of readers, which are open to everybody.
  const open = routes.filter(
    (route): route is WritingRoute =>
      isOpenTo(actor, route) && isWriting(route) && namesIn(route.guard).length > 0,
  )
  const many = open.filter((route) => route.path === `/${nameOf(route)}/bulk`)
  const manyBy = (action: 'update' | 'delete') =>
    many.filter(({ writes }) => meets(actor.permissions, writes.resource.guards[action]))
  return {
    creates: open.filter((route) => route.method === 'POST' && route.path === `/${nameOf(route)}`),
    changes: open.filter((route) => route.method === 'PATCH' && route.path === `/${nameOf(route)}/:id`),
    changesMany: manyBy('update'),
    deletes: manyBy('delete'),
  }
}

const bodyIn = (routes: readonly WritingRoute[], entity: string): Schema | undefined => {
  const takes = routes.find((route) => nameOf(route) === entity)?.takes
  return takes instanceof ObjectSchema ? bodySchema(takes) : undefined
}

/** Of a kind of record: the fields that are sent, and the changes that are reckoned from each record. */
export function writableOf(routes: readonly Route[], actor: Actor, entity: string) {
  const { creates, changes, changesMany } = openTo(routes, actor)
  const many = changesMany.find((route) => nameOf(route) === entity)
  return {
    create: bodyIn(creates, entity),
    change: bodyIn(changes, entity),
    change_many: Object.fromEntries(
      Object.entries(many?.writes.resource.changes ?? {}).map(([name, { schema }]) => [
        name,
        bodySchema(schema),
      ]),
    ),
  }
}

const data = {
  ...mapSchema(anyValue),
  description: 'Values by field, as `describe` tells of what is created or changed.',
}
const reason = { ...textSchema, maxLength: 200, description: 'Why, in one sentence for the person.' }
const ids = { ...arraySchema(idSchema), minItems: 1, maxItems: maxProposedRows }
const version = {
  ...idSchema,
  description: 'The version that was read: what somebody has changed since is then refused.',
}

const reasonHeader = (text: unknown): Record<string, string> =>
  text === undefined ? {} : { Reason: encodeURIComponent(String(text)) }

/** The API leaves out fields that it does not know; an assistant would think that it had written them. */
function refuseUnknown(open: readonly WritingRoute[], { entity, data }: Record<string, unknown>): void {
  const route = open.find((each) => nameOf(each) === entity)
  const known = Object.keys(route?.writes.resource.schema.fields ?? {})
  const unknown = Object.keys(data ?? {}).filter((name) => !known.includes(name))
  if (unknown.length)
    throw new ToolFault('invalid', `There is no field ${unknown.join(', ')}; describe tells which there are.`)
}

/** Tools that write: at once, or as a proposal by a key that only proposes. */
export function writingTools(routes: readonly Route[], actor: Actor): Tool[] {
  const { creates, changes, changesMany, deletes } = openTo(routes, actor)
  const end = actor.key?.proposes
    ? 'It is proposed: a person sees what would change and accepts, changes or discards it. Nothing else makes it real.'
    : 'It is done at once; people can undo it.'
  const tool = (
    name: string,
    effect: Tool['effect'],
    open: readonly WritingRoute[],
    about: { description: string; asks: Record<string, Schema>; may?: Record<string, Schema> },
    callOf: Tool['callOf'],
  ): Tool[] => {
    const entities = open.map(nameOf)
    if (!entities.length) return []
    return [
      {
        name,
        effect,
        description: `${about.description} ${end}`,
        inputSchema: objectSchema(
          { entity: choiceSchema(entities), ...about.asks },
          { ...about.may, reason },
        ),
        callOf: (input) => {
          refuseUnknown(open, input)
          const call = callOf(input)
          return { ...call, headers: { ...call.headers, ...reasonHeader(input.reason) } }
        },
      },
    ]
  }
  return [
    ...tool(
      'create',
      'adds',
      creates,
      { description: 'Creates a record, such as an article, or a reply to a comment.', asks: { data } },
      ({ entity, data }) => ({ method: 'POST', path: `/${entity}`, body: data }),
    ),
    ...tool(
      'change',
      'overwrites',
      changes,
      { description: 'Changes fields of one record.', asks: { id: idSchema, data }, may: { version } },
      ({ entity, id, data, version }) => ({
        method: 'PATCH',
        path: `/${entity}/${encodeURIComponent(String(id))}`,
        body: data,
        ...(version !== undefined && { headers: { 'If-Match': String(version) } }),
      }),
    ),
    ...tool(
      'change_many',
      'overwrites',
      changesMany,
      {
        description:
          'Changes many records in the same way: by `data`, or by a `change` that is reckoned from each, such as a price.',
        asks: { ids },
        may: { data, change: objectSchema({ name: textSchema, asked: mapSchema(anyValue) }) },
      },
      ({ entity, ids, data, change }) => ({
        method: 'POST',
        path: `/${entity}/bulk`,
        body: { action: 'update', ids, data, change },
      }),
    ),
    ...tool(
      'delete',
      'overwrites',
      deletes,
      { description: 'Deletes records.', asks: { ids } },
      ({ entity, ids }) => ({ method: 'POST', path: `/${entity}/bulk`, body: { action: 'delete', ids } }),
    ),
  ]
}
