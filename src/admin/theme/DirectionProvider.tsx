import { CacheProvider, type EmotionCache } from '@emotion/react'
import { type ReactNode, useEffect, useState } from 'react'
import { createStyleCache } from '../startup/styleCache'
import type { Direction } from './theme'

const caches: Partial<Record<Direction, EmotionCache>> = {
  ltr: createStyleCache({ key: 'nep' }),
}

/** Loads the right-to-left style plugin only when it is needed. */
export async function loadDirection(direction: Direction): Promise<void> {
  if (caches[direction]) return
  const { default: mirror } = await import('@mui/stylis-plugin-rtl')
  caches[direction] = createStyleCache({ key: 'neprtl', stylisPlugins: [mirror] })
}

/** Provides the styles of the direction; keeps the previous ones until the plugin has loaded. */
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
