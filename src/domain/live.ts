import { guards, type ResourceName } from './guards'
import { meets, type Permission } from './permissions'

/** What readers of `GET /live` are told at once; see *Live* in the contract. */
export interface LiveEvent {
  /** Records that changed: `post:12`, of many `post:*`; `*` if anything may have. */
  tags: string[]
  /** Those of them that are new: `order:5`. */
  arrived?: string[]
  /** The call that did it, as in its answer. */
  batch?: string
}

/** Entities whose new records are announced. */
export const arrivalKinds = ['orders', 'comments', 'feedback'] as const
export type ArrivalKind = (typeof arrivalKinds)[number]

/** A new record, as the bell lists it. */
export interface Arrival {
  kind: ArrivalKind
  record_id: number
  at: string
  /** Who it came from. */
  name: string
  /** An order's code, the words of a comment or of feedback. */
  text: string
  /** An order's total in VND. */
  total: number | null
  /** Of an order. */
  type_id: number | null
  is_new: boolean
}

const unchanged = ['media', 'feedback', 'settings', 'redirects', 'languages', 'stock']

/** What one record of an entity is called in a tag; `noun_of` in the database says the same. */
export const nounOf = (entity: string): string =>
  unchanged.includes(entity)
    ? entity
    : entity.endsWith('ies')
      ? `${entity.slice(0, -3)}y`
      : entity.slice(0, -1)

const entities = Object.keys(guards) as ResourceName[]
const byNoun = new Map(entities.map((entity) => [nounOf(entity), entity]))

/** The entity that a tag names a record of; stock is what slips change. */
export function entityOfTag(tag: string): ResourceName | undefined {
  const [noun = ''] = tag.split(':', 1)
  return noun === 'stock' ? 'slips' : byNoun.get(noun)
}

const isEntity = (name: string | undefined): name is ResourceName => entities.some((each) => each === name)

/** Whether somebody with these permissions may be told: who lists the entity, or changes it where people meet in it. */
export function mayHear(permissions: ReadonlySet<Permission>, tag: string): boolean {
  const [noun, entity] = tag.split(':')
  if (noun === 'presence') return isEntity(entity) && meets(permissions, guards[entity].update)
  // That something was proposed to somebody; only they may read it.
  if (noun === 'proposal') return permissions.size > 0
  const named = entityOfTag(tag)
  return named !== undefined && meets(permissions, guards[named].list)
}
