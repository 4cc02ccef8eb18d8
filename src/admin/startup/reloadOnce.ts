const key = 'reloaded'

/** Reloads the page; replaced in tests. */
export const page = { reload: () => window.location.reload() }

/**
 * Reloads the page, at most once until a page has been shown, since code that is missing for good would cause a loop.
 * Returns whether it reloads.
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

/** Allows `reloadOnce` again, after a page's code has loaded. */
export function pageArrived(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is no mark to clear.
  }
}
