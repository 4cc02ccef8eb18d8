import { randomKey } from '../../../providers/http/idempotency'
import type { SessionText } from './session'

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

/** The attempt of a form, which may arrive part by part. */
export interface FormAttempt extends Attempt {
  /**
   * Some of it has arrived and left the form. What is left is kept before the key is forgotten: a page that ends in between
   * must not come back with what has arrived and send it under another key.
   */
  settlePart: () => void
}

/** The attempt of a form, kept beside its draft: a page that is loaded again goes on with it. */
export function attemptAt(kept: SessionText): Attempt {
  let current: string | null = null
  return {
    key() {
      current ??= kept.read() ?? randomKey()
      kept.write(current)
      return current
    },
    settle() {
      current = null
      kept.write(null)
    },
  }
}
