import type { ComponentType } from 'react'
import { completeMessages } from '../providers/messages'

/** The code of a page could not be loaded: no network, or a newer release has replaced it. */
export class CodeMissing extends Error {
  constructor(cause: unknown) {
    super('the code of this page could not be fetched', { cause })
    this.name = 'CodeMissing'
  }
}

/** `hasFirstMessages`: the page has no other words than those of the first list. */
export type Load = (() => Promise<{ default: ComponentType }>) & { hasFirstMessages?: true }

interface State {
  Component?: ComponentType
  error?: unknown
}

/** A page whose code is loaded on demand. */
export interface Page {
  /** Starts loading the code; called on hover or focus of a link to the page. */
  preload: () => Promise<void>
  subscribe: (listener: () => void) => () => void
  state: () => State
}

const pages = new WeakMap<Load, Page>()

/** The page of a `load`; cached. */
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
      loading ??= Promise.all([load(), load.hasFirstMessages || completeMessages()]).then(
        ([module]) => settle({ Component: module.default }),
        (error: unknown) => {
          // A chunk that failed may load on the next visit: only components that are waiting now get the error.
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
