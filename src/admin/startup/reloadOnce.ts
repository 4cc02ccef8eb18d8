const key = 'reloaded'

/** Reloads the page; replaced in tests. */
export const page = { reload: () => window.location.reload() }

/**
 * Reloads the page, but only once until a page has been shown: code that is missing for good must not cause a reload
 * loop. Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    return false
  }
  page.reload()
  return true
}

/** A page's code has loaded: from now on a reload may help again. */
export function pageArrived(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is no mark to clear.
  }
}
