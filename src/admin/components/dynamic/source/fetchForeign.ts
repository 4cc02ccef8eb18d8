/** Reason why a source gave no choices; the rest of the key under `dynamic.api`. */
export type SourceFault = 'slow' | 'unreachable' | 'refused' | 'large' | 'unfit' | 'not_set'

export class SourceError extends Error {
  constructor(
    readonly fault: SourceFault,
    readonly status = 0,
  ) {
    super(fault)
  }
}

export const sourceLimits = { ms: 8_000, bytes: 1_000_000 } as const

/**
 * Reads JSON from another site without token, cookies, referrer or language, within the limits.
 * @throws SourceError; the signal's reason when the caller aborted
 */
export async function fetchForeign(url: string, signal?: AbortSignal): Promise<unknown> {
  const limit = AbortSignal.timeout(sourceLimits.ms)
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      mode: 'cors',
      referrerPolicy: 'no-referrer',
      headers: { Accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    if (!response.ok) throw new SourceError('refused', response.status)
    return parsed(await limitedText(response))
  } catch (error) {
    if (signal?.aborted || error instanceof SourceError) throw error
    throw new SourceError(limit.aborted ? 'slow' : 'unreachable')
  }
}

async function limitedText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > sourceLimits.bytes) {
      // The source's reaction to the cancellation does not matter.
      void reader.cancel().catch(() => undefined)
      throw new SourceError('large')
    }
    text += decoder.decode(value, { stream: true })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceError('unfit')
  }
}
