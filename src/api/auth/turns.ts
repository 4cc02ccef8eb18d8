import { tooMany } from '../http/errors'

/** At about 50 ms per hash, nobody waits more than a few seconds. */
const atOnce = 2
const mayWait = 64
const retryAfter = 3

/** Limits concurrency; a call beyond the queue's length is refused with 429. */
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

export const queueHashing = createTurns()
