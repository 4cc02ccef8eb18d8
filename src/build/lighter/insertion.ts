import { useInsertionEffect } from 'react'

/**
 * Writes the styles of a component while it renders, as the library did before React had an effect for it. In the
 * effect they are all written in one go when a screen is committed, which is half of what opening a form takes at a
 * stretch; rendering is done in slices. What a render has written that was thrown away, the next one finds.
 */
export const useInsertionEffectAlwaysWithSyncFallback = <T>(write: () => T): T => write()

/** Global styles are taken away again, which needs an effect. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect
