import { useCallback, useSyncExternalStore } from 'react'
import { useRights } from '../providers/auth/rights'
import { ariaKeys, type Shortcut } from './shortcuts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Whether this account uses keys without a modifier. Users of speech input and those with a tremor must be able to turn
 * them off, so the browser keeps the setting after signing out.
 */
export function useLetterKeys(): [isOn: boolean, set: (isOn: boolean) => void] {
  const key = `keys_off.${useRights().profile?.id ?? ''}`
  const isOn = useSyncExternalStore(subscribe, () => localStorage.getItem(key) === null)
  const set = useCallback(
    (wanted: boolean) => {
      if (wanted) localStorage.removeItem(key)
      else localStorage.setItem(key, '1')
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [isOn, set]
}

/** `aria-keyshortcuts` of a letter; `undefined` once this account has switched letters off. */
export function useAriaKeys(name: Shortcut): string | undefined {
  const [isOn] = useLetterKeys()
  return isOn ? ariaKeys(name) : undefined
}
