import { randomKey } from '../../../providers/http/idempotency'

const session = randomKey()

/** The number of an upload as it stands in a text; uploads of another session are not known any more. */
export const uploadKeyOf = (id: number): string => `${session}-${id}`

export const uploadIdOf = (key: unknown): number | undefined => {
  const [, id] = new RegExp(`^${session}-(\\d+)$`).exec(String(key)) ?? []
  return id ? Number(id) : undefined
}
