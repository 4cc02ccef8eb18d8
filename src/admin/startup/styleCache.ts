import createCache, { type EmotionCache, type Options } from '@emotion/cache'

/** MUI and Emotion write vendor selectors beside the standard ones. */
const ofOtherBrowsers = /^[^{]*:-(?:moz|ms)-/

/**
 * An Emotion cache without rules for `:-moz-` and `:-ms-` selectors: Chromium answers each with an error and its stack,
 * some seventy on a screen. Browsers of today know the standard ones.
 */
export function createStyleCache(options: Options): EmotionCache {
  // As in the built product, in one style element: with one for each rule, tests look through a thousand of them.
  const cache = createCache({ speedy: true, ...options })
  const insert = cache.sheet.insert.bind(cache.sheet)
  cache.sheet.insert = (rule) => {
    if (!ofOtherBrowsers.test(rule)) insert(rule)
  }
  return cache
}
