const key = 'reloaded'

/** Where the page would be loaded anew; another one in tests. */
export const page = { reload: () => window.location.reload() }

/**
 * Loads the page anew, once until a page has been shown: a release that lacks the code for good must not
 * make the browser go round in circles. Answers whether it does.
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

/** The code of a page has come: the next time that one is missing, loading anew may help again. */
export function pageArrived(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // No storage, no mark.
  }
}
