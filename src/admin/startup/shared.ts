import { useSyncExternalStore } from 'react'

export interface Shared<T> {
  get: () => T
  set: (next: T) => void
  subscribe: (listener: () => void) => () => void
}

export function createShared<T>(value: T): Shared<T> {
  let current = value
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const useShared = <T>({ subscribe, get }: Shared<T>): T => useSyncExternalStore(subscribe, get, get)
