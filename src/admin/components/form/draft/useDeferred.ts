import { useEffect, useState } from 'react'

/** Milliseconds without typing before a draft is stored: serialising a long course takes longer than one keystroke. */
const rest = 250

interface Deferred {
  put: (work: () => void) => void
  cancel: () => void
}

/** Work deferred until typing rests; runs at once when the page is hidden. */
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
