import { tooMany } from '../http/errors'

/** How many hash at once and how many may wait: at about 50 ms each, nobody waits more than a few seconds. */
const atOnce = 2
const mayWait = 64
const retryAfter = 3

/** A queue for heavy work with limited concurrency; when it is full, a call is refused with 429. */
export function createTurns(limits = { atOnce, mayWait }) {
  let running = 0
  const waiting: (() => void)[] = []

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < limits.atOnce) running++
    else {
      if (waiting.length >= limits.mayWait) throw tooMany(retryAfter)
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      // Hashing blocks the only thread: let other requests run before the next hash.
      await new Promise((resolve) => setTimeout(resolve))
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** The queue of this process for password hashing. */
export const queueHashing = createTurns()
