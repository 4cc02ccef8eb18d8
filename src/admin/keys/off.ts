import { useCallback, useSyncExternalStore } from 'react'
import { useRights } from '../providers/auth/rights'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Whether this account uses the keys without a modifier, kept in the browser past signing out: who speaks to the
 * computer, or cannot hold a hand still, must be able to live without them.
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
