import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Direction } from './theme'

const caches: Partial<Record<Direction, ReturnType<typeof createCache>>> = {
  ltr: createCache({ key: 'nep' }),
}

/** Mirrors the styles for right-to-left writing; the mirror is fetched only by those who need it. */
export async function loadDirection(direction: Direction): Promise<void> {
  if (caches[direction]) return
  const { default: mirror } = await import('@mui/stylis-plugin-rtl')
  caches[direction] = createCache({ key: 'neprtl', stylisPlugins: [mirror] })
}

/** The styles of the direction in use; until its mirror is there, the ones before it. */
export function DirectionProvider({ direction, children }: { direction: Direction; children: ReactNode }) {
  const [cache, setCache] = useState(() => caches[direction] ?? caches.ltr)
  useEffect(() => {
    let wanted = true
    void loadDirection(direction).then(() => wanted && setCache(caches[direction]))
    return () => {
      wanted = false
    }
  }, [direction])
  return cache ? <CacheProvider value={cache}>{children}</CacheProvider> : null
}
