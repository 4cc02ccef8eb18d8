/** A random id also where `crypto.randomUUID` is missing (plain http on a local network). */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const remembered = 20

/**
 * Keys for creations: sending the same record again after a failure (a lost answer, a double click)
 * keeps its key, so that it exists once; after a success the same content is a new record.
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

/** What is being created, as text; files count by name, size and date. */
export const signatureOf = (resource: string, data: unknown): string =>
  `${resource} ${JSON.stringify(data, (_key, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )}`
