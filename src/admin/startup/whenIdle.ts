/**
 * Runs once the browser is idle, after two seconds at the latest; returns how to cancel it. Safari has no idle
 * callbacks.
 */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(run, { timeout: 2000 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(run, 200)
  return () => clearTimeout(id)
}
