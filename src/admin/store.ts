import { localStorageStore, type Store } from 'react-admin'
import { rememberedLanguage } from './startup/strings'

const root = () => document.documentElement

/** Settings under storage keys shared with the site, and how each is applied to the page. */
const kept: Record<string, { key: string; initial?: () => string; show: (value: string) => void }> = {
  locale: {
    key: 'current_language',
    // Without a language react-admin's first render would be empty.
    initial: rememberedLanguage,
    show: (value) => {
      root().lang = value
    },
  },
  direction: {
    key: 'direction',
    show: (value) => {
      root().dir = value
    },
  },
  theme: {
    key: 'theme',
    show: (value) => {
      root().dataset.theme = value
    },
  },
}

/**
 * react-admin's store, with language, direction and theme under keys that the login page and the boot script also read.
 * They belong to the browser: signing out keeps them.
 */
export function createStore(): Store {
  const inner = localStorageStore('1', 'nep')
  const listeners = new Map<string, Set<(value: string) => void>>()
  const tell = (name: string, value: string) => {
    kept[name]?.show(value)
    for (const listener of listeners.get(name) ?? []) listener(value)
  }
  const onOtherTab = ({ key, newValue }: StorageEvent) => {
    const name = Object.keys(kept).find((each) => kept[each]?.key === key)
    if (name && newValue) tell(name, newValue)
  }
  return {
    ...inner,
    setup: () => {
      inner.setup()
      window.addEventListener('storage', onOtherTab)
    },
    teardown: () => {
      inner.teardown()
      window.removeEventListener('storage', onOtherTab)
    },
    getItem<T>(name: string, fallback?: T): T | undefined {
      const own = kept[name]
      if (!own) return inner.getItem(name, fallback)
      const value = localStorage.getItem(own.key)
      return (value ?? fallback ?? own.initial?.()) as T | undefined
    },
    setItem<T>(name: string, value: T): void {
      const own = kept[name]
      if (own) {
        localStorage.setItem(own.key, String(value))
        tell(name, String(value))
      } else inner.setItem(name, value)
    },
    subscribe: (name, listener) => {
      if (!kept[name]) return inner.subscribe(name, listener)
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set.add(listener))
      return () => set.delete(listener)
    },
  }
}
