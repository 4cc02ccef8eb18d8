import { mayPass } from '../../form/useFeedback'

const longest = 15_000

/** Waits, at most until the network returns. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      window.removeEventListener('online', settle)
      signal.removeEventListener('abort', settle)
      resolve()
    }
    const timer = setTimeout(settle, milliseconds)
    window.addEventListener('online', settle)
    signal.addEventListener('abort', settle)
  })
}

/**
 * Repeats a call until it is answered, through failures of network or server.
 * @throws errors that a retry cannot fix, and the signal's reason
 */
export async function retryUntilAnswered<T>(
  call: () => Promise<T>,
  signal: AbortSignal,
  onWaiting: (isWaiting: boolean) => void,
): Promise<T> {
  for (let wait = 1_000; ; wait = Math.min(wait * 2, longest)) {
    try {
      const answer = await call()
      onWaiting(false)
      return answer
    } catch (error) {
      signal.throwIfAborted()
      if (!mayPass(error)) throw error
      onWaiting(true)
      await pause(wait, signal)
      signal.throwIfAborted()
    }
  }
}
