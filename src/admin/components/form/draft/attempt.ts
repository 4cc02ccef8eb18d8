import { randomKey } from '../../../providers/http/idempotency'
import type { SessionText } from './session'

/**
 * Idempotency of a new record: one key until it is known to have arrived, whatever changes meanwhile. If a response is
 * lost and the form is sent again with other values, the API returns the record it created instead of a second one.
 */
export interface Attempt {
  key: () => string
  /** The record has arrived; the next one gets a new key. */
  settle: () => void
}

export interface FormAttempt extends Attempt {
  /**
   * A part has arrived and left the form. The rest is stored before the key is dropped: a page that ends in between
   * must not restore the arrived part and send it under another key.
   */
  settlePart: () => void
}

/** The attempt of a form, stored beside its draft, so that a reloaded page continues it. */
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
