import { useEffect, useState } from 'react'

/** How long typing rests before a draft is stored: a long course takes longer to write down than a key may take. */
const rest = 250

interface Deferred {
  /** Does this after a rest; replaces what waits. */
  put: (work: () => void) => void
  /** Forgets what waits. */
  cancel: () => void
}

/** Work that waits until typing rests, and is done at once when the page goes away. */
export function useDeferred(): Deferred {
  const [{ put, cancel, flush }] = useState(deferred)
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && flush()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', onHidden)
      flush()
    }
  }, [flush])
  return { put, cancel }
}

function deferred() {
  let waiting: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(timer)
    waiting = undefined
  }
  const flush = () => {
    const work = waiting
    cancel()
    work?.()
  }
  const put = (work: () => void) => {
    cancel()
    waiting = work
    timer = setTimeout(flush, rest)
  }
  return { put, cancel, flush }
}
