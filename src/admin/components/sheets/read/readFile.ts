import { type FaultCode, type RawTable, ReadFault, readLimits } from './limits'
import type { Read } from './worker'

/**
 * Reads a file in a worker, which is terminated on timeout or abort, so that no file can block the page.
 * @throws ReadFault; the signal's reason when it aborts
 */
export function readFile(file: File, signal: AbortSignal): Promise<RawTable[]> {
  if (file.size > readLimits.fileBytes) return Promise.reject(new ReadFault('too_big'))
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return new Promise<RawTable[]>((resolve, reject) => {
    const fail = (code: FaultCode) => reject(new ReadFault(code))
    const timer = setTimeout(() => fail('too_slow'), readLimits.seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
    worker.onmessage = ({ data }: MessageEvent<Read>) => {
      clearTimeout(timer)
      if ('tables' in data) resolve(data.tables)
      else fail(data.fault)
    }
    // An error inside the worker has a message; without one its code failed to load.
    worker.onerror = ({ message }) => fail(message ? 'unreadable' : 'no_reader')
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}
