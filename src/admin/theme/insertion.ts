import type { EmotionCache } from '@emotion/react'
import { useInsertionEffect } from 'react'

/** Rules that are made but not yet in the page; none while nothing renders. */
let waiting: (() => void)[] = []
let isRendering = false
/** Whether something has been committed. */
let isDrawn = false

/** Puts the rules that were made into the page; for insertion effects. */
export const putIn = (): void => {
  isDrawn = true
  const all = waiting
  waiting = []
  for (const put of all) put()
}

/**
 * Selectors of browsers of long ago, which MUI and Emotion still write beside the ones that all of today's know. Those
 * that a browser does not know are errors to it, of which a form would make seventy, each with its stack.
 */
const ofOtherBrowsers = /^[^{]*:-(?:moz|ms)-/

/**
 * Keeps the rules that a rendering makes until it is committed: a rule that is put in between two slices of a
 * rendering has the styles of the whole page worked out anew before the next slice. Before the first commit there is
 * next to nothing in the page, and hundreds of rules at once would hold up a phone: they are put in one by one.
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
 * Stands in for the hook of Emotion: makes the styles of a component while it renders, which is done in slices that
 * input can interrupt, and puts them into the page with the commit, before anything is laid out. What a rendering has
 * made that was thrown away, the next commit puts in.
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

/** Global styles are taken away again, which needs an effect. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect
