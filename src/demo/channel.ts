/**
 * Pages and the worker that has the database talk over one broadcast channel, because several windows of the
 * demo share one business (the media picker is a window) and any of them may be closed first.
 */
export const channelName = 'nep-demo'

/** What a page says. */
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

/** What the worker with the database says. */
export type Tell =
  | { kind: 'progress'; share: number }
  /** Calls that an earlier host left unanswered are to be sent again. */
  | { kind: 'hosting'; host: string }
  | { kind: 'failed'; reason: string }
  | {
      kind: 'answer'
      id: string
      status: number
      headers: [string, string][]
      body: ArrayBuffer
    }
  | { kind: 'started-over'; id: string }

/** One end of the channel, by what it sends and what it hears. */
export function openChannel<Sent, Heard>(hear: (message: Heard) => void): { send(message: Sent): void } {
  const channel = new BroadcastChannel(channelName)
  // A window also hears what other windows ask; it knows by `kind` what is not for it.
  channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => hear(data))
  return { send: (message) => channel.postMessage(message) }
}
