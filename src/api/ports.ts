import type { Backup } from '../domain/backups'
import type { Message } from '../domain/message'

/** Node implements these interfaces with the disk and sharp, the demo with browser APIs. */

/** `path` is relative and made by the API, never by the client. */
export interface Storage {
  put(path: string, bytes: Uint8Array, type: string): Promise<void>
  get(path: string): Promise<{ bytes: Uint8Array; type: string } | null>
  delete(path: string): Promise<void>
  /** Has what was made of a picture on demand made anew; absent where nothing is, as in a browser. */
  dropRenditions?(path: string): Promise<void>
}

interface PictureFacts {
  width: number
  height: number
  /** The most pixels of a picture of its format that can be decoded. */
  mostPixels: number
  isMoving: boolean
}

export interface Images {
  /** `null` for a file that is no picture. */
  inspect(bytes: Uint8Array): Promise<PictureFacts | null>
  /** Upright, at most `side` pixels on the longer side, in its colours; `null` for a picture that cannot be decoded. */
  reduce(
    bytes: Uint8Array,
    side: number,
  ): Promise<{ bytes: Uint8Array; type: string; width: number; height: number } | null>
  /** At most `size` pixels on the longer side; `null` for a picture that cannot be decoded. */
  thumbnail(bytes: Uint8Array, size: number): Promise<{ bytes: Uint8Array; type: string } | null>
}

export interface Log {
  info(data: object, message: string): void
  warn(data: object, message: string): void
  error(data: object, message: string): void
}

export interface RemoteFile {
  bytes: Uint8Array
  name: string
}

/** Fetches from other sites, never from within the network of this one; absent where that is not possible. */
export interface Remote {
  /**
   * Limits concurrency until `use` has ended; `null` when too many already wait.
   * @param use gets the file, or the reason for its failure
   */
  get<T>(url: string, maxBytes: number, use: (file: RemoteFile | Message) => Promise<T>): Promise<T | null>
}

export interface Mail {
  /** Sent from the service's address, named `from_name` or after the service. */
  send(message: { to: string; subject: string; text: string; from_name?: string }): Promise<void>
}

/** Archives of the business; the job `backup` makes them. */
export interface Backups {
  /** The newest first. */
  list(): Promise<Backup[]>
  open(id: string): Promise<{ size: number; stream: ReadableStream<Uint8Array> } | null>
}

/** How a delivery went. */
export interface Sent {
  /** Null if nothing was answered. */
  status: number | null
  /** The beginning of the answer. */
  answer: string
  /** Why nothing was answered; `''` if something was. */
  reason: SendFailure | ''
  tookMs: number
  /** Seconds that the answer asks to wait. */
  retryAfter?: number
}

export type SendFailure = 'slow' | 'refused' | 'inward' | 'port' | 'unknown_host' | 'insecure'

/** Sends a delivery to an address that somebody typed: never inward, and never where it is redirected. */
export type SendDelivery = (
  url: string,
  message: { headers: Record<string, string>; body: string; signal: AbortSignal },
) => Promise<Sent>
