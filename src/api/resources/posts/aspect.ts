import type { SQL } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { Field } from '../../crud/fields'
import type { Include } from '../../crud/include'
import type { Hooks, Resource, Row } from '../../crud/resource'
import type { posts } from '../../db/tables/posts'
import type { Call } from '../../http/call'
import type { Constraints } from '../../http/errors'

/** One concern of posts, such as filing, prices or schedule. */
export interface Aspect {
  fields?: Record<string, Field>
  params?: Resource['params']
  includes?: Record<string, Include>
  /** Each sort order needs an index. */
  sorts?: readonly (keyof typeof posts.$inferSelect)[]
  constraints?: Constraints
  ahead?: Hooks['ahead']
  changes?: Resource['changes']
  /** Completes or refuses a write, after the aspects before it. */
  write?: (call: Call, value: AnyObject, place: PostPlace) => Promise<AnyObject> | AnyObject
  written?: Hooks['written']
  remove?: Hooks['remove']
  revive?: (call: Call, state: AnyObject) => Promise<AnyObject> | AnyObject
}

export interface PostPlace {
  typeId: number
  before: Row | undefined
}

export function together(aspects: readonly Aspect[]) {
  const hooks = {
    ahead: async (call: Call, where: SQL, body: AnyObject): Promise<void> => {
      for (const { ahead } of aspects) await ahead?.(call, where, body)
    },
    write: async (call: Call, sent: AnyObject, before?: Row): Promise<AnyObject> => {
      const place = { typeId: Number(before?.type_id ?? sent.type_id), before }
      let value = sent
      for (const { write } of aspects) if (write) value = await write(call, value, place)
      return value
    },
    written: async (call: Call, id: number, body: AnyObject): Promise<void> => {
      for (const { written } of aspects) await written?.(call, id, body)
    },
    remove: async (call: Call, row: Row): Promise<void> => {
      for (const { remove } of aspects) await remove?.(call, row)
    },
    revive: async (call: Call, state: AnyObject): Promise<AnyObject> => {
      let value = state
      for (const { revive } of aspects) if (revive) value = await revive(call, value)
      return value
    },
  } satisfies Hooks
  return {
    fields: merged(aspects.map(({ fields }) => fields)),
    params: merged(aspects.map(({ params }) => params)),
    sorts: aspects.flatMap(({ sorts }) => sorts ?? []),
    includes: merged(aspects.map(({ includes }) => includes)),
    changes: merged(aspects.map(({ changes }) => changes)),
    constraints: merged(aspects.map(({ constraints }) => constraints)),
    hooks,
  }
}

const merged = <T extends object>(parts: readonly (T | undefined)[]): T => Object.assign({}, ...parts)
