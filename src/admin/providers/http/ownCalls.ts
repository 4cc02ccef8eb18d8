const own = new Set<string>()
const most = 500

/** Remembers a write of this tab by the batch in its answer. */
export function rememberCall(batch: string | null): void {
  if (!batch) return
  own.add(batch)
  const [oldest] = own
  if (own.size > most && oldest) own.delete(oldest)
}

/** Whether a change was made by this tab, whose lists and forms know of it. */
export const isOwnCall = (batch: string | undefined): boolean => batch !== undefined && own.has(batch)

const underWay = new Set<Promise<unknown>>()

/** In ms: a long upload keeps no news back for longer. */
const patience = 3_000

/** Notes that a write of this tab is under way until it is answered. */
export function trackWrite<T>(write: Promise<T>): Promise<T> {
  underWay.add(write)
  const forget = () => void underWay.delete(write)
  write.then(forget, forget)
  return write
}

/**
 * Resolves once the writes that are under way now are answered: news of them may come before their answers, which tell whose
 * they are. `undefined` if there are none.
 */
export const whenAnswered = (): Promise<unknown> | undefined =>
  underWay.size
    ? Promise.race([
        Promise.allSettled(underWay),
        new Promise((resolve) => {
          setTimeout(resolve, patience)
        }),
      ])
    : undefined
