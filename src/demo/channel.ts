/**
 * Windows and the worker share a broadcast channel, because several windows share one business (the media picker is a
 * window) and any of them may close first.
 */
const channelName = 'nep-demo'

export type Ask =
  | { kind: 'hello' }
  | {
      kind: 'call'
      id: string
      url: string
      method: string
      headers: [string, string][]
      body: ArrayBuffer | null
    }
  | { kind: 'reset'; id: string }

export type Tell =
  | { kind: 'progress'; share: number }
  /** A new host or business: unanswered calls must be sent again. */
  | { kind: 'hosting'; host: string }
  /** The business could not be opened: pending calls fail. */
  | { kind: 'failed'; reason: string }
  | {
      kind: 'answer'
      id: string
      status: number
      headers: [string, string][]
      body: ArrayBuffer
    }
  | { kind: 'started-over'; id: string }

export function openChannel<Sent, Heard>(hear: (message: Heard) => void): { send(message: Sent): void } {
  const channel = new BroadcastChannel(channelName)
  // Windows also receive each other's messages; they ignore unknown kinds.
  channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => hear(data))
  return { send: (message) => channel.postMessage(message) }
}
