import { randomKey } from '../../providers/http/idempotency'

/**
 * What is sent of a new record. It has one key until it is known to have arrived, whatever is changed meanwhile: when an
 * answer is lost and the form is sent again with other content, the API tells what was made already, and makes no second.
 */
export interface Attempt {
  /** The key under which it is sent. */
  key: () => string
  /** It has arrived: what is sent next is something else. */
  settle: () => void
}

/** The attempt of a form, kept beside its draft: a page that is loaded again goes on with it. */
export function attemptAt(owner: string | number, path: string): Attempt {
  const name = `sent:${owner}:${path}`
  let current: string | null = null
  return {
    key() {
      current ??= read(name) ?? randomKey()
      try {
        sessionStorage.setItem(name, current)
      } catch {
        // The storage is full or blocked: the key lives as long as the page.
      }
      return current
    },
    settle() {
      current = null
      sessionStorage.removeItem(name)
    },
  }
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
