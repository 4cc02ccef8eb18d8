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
