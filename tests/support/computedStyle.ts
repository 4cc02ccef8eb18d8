/** What the browser itself says: setup replaces it by something quicker. */
export const computedStyle: typeof getComputedStyle | undefined =
  typeof window === 'undefined' ? undefined : window.getComputedStyle.bind(window)
