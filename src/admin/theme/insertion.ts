import type { EmotionCache } from '@emotion/react'
import { useInsertionEffect } from 'react'

/** Rules created during the current render, not yet in the page. */
let waiting: (() => void)[] = []
let isRendering = false
let isDrawn = false

export const putIn = (): void => {
  isDrawn = true
  const all = waiting
  waiting = []
  for (const put of all) put()
}

/**
 * Vendor selectors that MUI and Emotion still write beside the standard ones. A browser reports each unknown one as an
 * error with its stack, some seventy a form.
 */
const ofOtherBrowsers = /^[^{]*:-(?:moz|ms)-/

/**
 * Holds the rules of a render until its commit: a rule inserted between two slices restyles the whole page before the
 * next slice. Before the first commit rules go in one by one: hundreds at once would block a phone.
 */
export function patient(cache: EmotionCache): EmotionCache {
  const { sheet } = cache
  const insert = sheet.insert.bind(sheet)
  sheet.insert = (rule) => {
    if (ofOtherBrowsers.test(rule)) return
    if (isRendering && isDrawn) waiting.push(() => insert(rule))
    else insert(rule)
  }
  return cache
}

/**
 * Replaces Emotion's hook: creates the styles of a component during render, in slices that input can interrupt, and
 * inserts them on commit, before layout. The next commit also inserts rules of a discarded render.
 */
export const useInsertionEffectAlwaysWithSyncFallback = <T>(make: () => T): T => {
  useInsertionEffect(putIn)
  isRendering = true
  try {
    return make()
  } finally {
    isRendering = false
  }
}

/** An effect removes global styles again. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect
