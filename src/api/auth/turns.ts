import { tooMany } from '../http/errors'

/** How many hash at once, and how many may wait for it: at some 50 ms each, nobody waits more than a few seconds. */
const atOnce = 2
const mayWait = 64
const retryAfter = 3

/** Runs heavy work a little at a time; whoever comes when the line is full is told to come back. */
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
      // The hash holds the only thread: other requests get it before the next hash begins.
      await new Promise((resolve) => setTimeout(resolve))
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** The one line of this process for hashing passwords. */
export const inTurn = createTurns()
