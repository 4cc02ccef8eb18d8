/** Calls `run` when the browser has nothing else to do, at the latest after `most` milliseconds; returns how to call it off. */
export function whenIdle(run: () => void, most = 2000): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(run, { timeout: most })
    return () => cancelIdleCallback(id)
  }
  // Safari has no idle callbacks.
  const id = setTimeout(run, 50)
  return () => clearTimeout(id)
}
