/** Works also where `crypto.randomUUID` is missing (plain http on a local network). */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function randomUuid(): string {
  const key = randomKey()
  return [
    key.slice(0, 8),
    key.slice(8, 12),
    `4${key.slice(13, 16)}`,
    `a${key.slice(17, 20)}`,
    key.slice(20),
  ].join('-')
}

const remembered = 20

/**
 * Idempotency keys for creations: a retry with the same content (lost response, double click) reuses the key, so only
 * one record is created; after a success the same content gets a new key.
 */
export function createKeys() {
  const open = new Map<string, string>()
  return {
    of(signature: string): string {
      const key = open.get(signature) ?? randomKey()
      open.delete(signature)
      open.set(signature, key)
      const [oldest] = open.keys()
      if (open.size > remembered && oldest !== undefined) open.delete(oldest)
      return key
    },
    done: (signature: string): boolean => open.delete(signature),
  }
}

/** Identifies a record to create; files by name, size and date. */
export const signatureOf = (resource: string, data: unknown): string =>
  `${resource} ${JSON.stringify(data, (_key, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )}`
