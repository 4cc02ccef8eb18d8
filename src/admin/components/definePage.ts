import type { ComponentType } from 'react'

/** The code of a page could not be fetched: no network, or a newer release has taken its place. */
export class CodeMissing extends Error {
  constructor(cause: unknown) {
    super('the code of this page could not be fetched', { cause })
    this.name = 'CodeMissing'
  }
}

export type Load = () => Promise<{ default: ComponentType }>

interface State {
  Component?: ComponentType
  error?: unknown
}

/** A page whose code is fetched apart. */
export interface Page {
  /** Starts fetching the code; on hover or focus of whatever leads to the page. */
  preload: () => Promise<void>
  subscribe: (listener: () => void) => () => void
  state: () => State
}

const pages = new WeakMap<Load, Page>()

/** The page of a `load`; the same one each time. */
export function definePage(load: Load): Page {
  const known = pages.get(load)
  if (known) return known

  let state: State = {}
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const settle = (next: State) => {
    state = next
    for (const listener of listeners) listener()
  }
  const page: Page = {
    preload: () => {
      loading ??= load().then(
        (module) => settle({ Component: module.default }),
        (error: unknown) => {
          // A chunk that could not be fetched now may be there on the next visit: only who waits is told.
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
  pages.set(load, page)
  return page
}
