import type { LiveEvent } from '../../../domain/live'

type Hears = (event: LiveEvent, isFirst: boolean) => void

const hearers = new Set<Hears>()

/**
 * Calls the listener with each change by others. `isFirst`: among the tabs of this browser, this one announces what
 * is announced once. Returns the cleanup.
 */
export function hear(listener: Hears): () => void {
  hearers.add(listener)
  return () => void hearers.delete(listener)
}

export function tellHearers(event: LiveEvent, isFirst: boolean): void {
  for (const listener of hearers) listener(event, isFirst)
}

/** Whether an event names one of these, or may. */
export const concerns = ({ tags }: LiveEvent, ...names: readonly string[]): boolean =>
  tags.some((tag) => tag === '*' || names.includes(tag))
