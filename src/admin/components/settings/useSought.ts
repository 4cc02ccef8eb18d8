import { useEffect } from 'react'
import { useLocation } from 'react-admin'
import { marked } from '../../keys/marks'

const usable = ':is(input, textarea, button, [role=combobox]):not([tabindex="-1"], [aria-hidden=true])'

/** Scrolls to the row named in the URL's hash and focuses it. */
export function useSought(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking for the same row again goes there again
  useEffect(() => {
    const sought = hash.slice(1)
    if (!/^\w+$/.test(sought)) return
    const row = document.querySelector(marked('setting', sought))
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector<HTMLElement>(usable)?.focus({ preventScroll: true })
  }, [hash, key])
}
