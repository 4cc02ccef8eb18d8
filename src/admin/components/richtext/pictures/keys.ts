import { randomKey } from '../../../providers/http/idempotency'

const session = randomKey()

/** Key of an upload inside a text; the session is part of it, since uploads of other sessions are unknown. */
export const uploadKeyOf = (id: number): string => `${session}-${id}`

export const uploadIdOf = (key: unknown): number | undefined => {
  const [, id] = new RegExp(`^${session}-(\\d+)$`).exec(String(key)) ?? []
  return id ? Number(id) : undefined
}
