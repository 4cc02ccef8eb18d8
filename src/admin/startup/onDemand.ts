import { useEffect, useSyncExternalStore } from 'react'
import { loadAllWords } from './messages'

/** The code could not be loaded: no network, or a newer release has replaced it. */
export class CodeMissing extends Error {
  constructor(cause: unknown) {
    super('the code of this page could not be fetched', { cause })
    this.name = 'CodeMissing'
  }
}

export type SpokenWords = 'first' | 'all'

export type Load<T> = () => Promise<{ default: T }>

interface State<T> {
  value?: T
  error?: unknown
}

export interface OnDemand<T> {
  load: Load<T>
  /** Starts loading, for hover or focus of a link. Never rejects: the component that renders it gets the error. */
  preload: () => Promise<void>
  subscribe: (listener: () => void) => () => void
  state: () => State<T>
}

/**
 * Loads a module once.
 * @param words texts that it waits for: the first ones, which are always there, or all
 */
export function onDemand<T>(load: Load<T>, words: SpokenWords = 'all'): OnDemand<T> {
  let state: State<T> = {}
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const settle = (next: State<T>) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    load,
    preload: () => {
      loading ??= Promise.all([load(), words === 'all' && loadAllWords()]).then(
        ([module]) => settle({ value: module.default }),
        (error: unknown) => {
          // A failed chunk may load on the next visit, so only components that are waiting now get the error.
          loading = undefined
          if (listeners.size) settle({ error: new CodeMissing(error) })
        },
      )
      return loading
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (state.error) state = {}
      }
    },
    state: () => state,
  }
}

const empty = {}
const nothing = { subscribe: () => () => undefined, state: () => empty, preload: () => Promise.resolve() }

/**
 * The default export of a module; `undefined` until it has loaded, or without one. `React.lazy` would show its fallback
 * for at least 300 ms even when the chunk arrives at once.
 * @throws CodeMissing when the module cannot be loaded
 */
export function useOnDemand<T>(part: Omit<OnDemand<T>, 'load'> = nothing): T | undefined {
  const { value, error } = useSyncExternalStore(part.subscribe, part.state, part.state)
  useEffect(() => {
    void part.preload()
  }, [part])
  if (error && !value) throw error
  return value
}
