import type { Message } from '../domain/message'

/**
 * The interfaces of what the API depends on. Node implements them with the disk and sharp, the demo with browser
 * APIs.
 */

/** Storage for uploaded files. `path` is relative and made by the API, never by the client. */
export interface Storage {
  put(path: string, bytes: Uint8Array, type: string): Promise<void>
  get(path: string): Promise<{ bytes: Uint8Array; type: string } | null>
  delete(path: string): Promise<void>
}

/** Image processing. Both methods answer `null` for what is not a readable picture. */
interface PictureFacts {
  width: number
  height: number
  /** So many pixels of a picture of its format can be decoded. */
  mostPixels: number
  isMoving: boolean
}

export interface Images {
  /** What the file says of itself; `null` for what is no picture. */
  inspect(bytes: Uint8Array): Promise<PictureFacts | null>
  /** Upright, at most `side` pixels on the longer side, in its colours; `null` where it cannot be decoded. */
  reduce(
    bytes: Uint8Array,
    side: number,
  ): Promise<{ bytes: Uint8Array; type: string; width: number; height: number } | null>
  /** At most `size` pixels on the longer side. */
  thumbnail(bytes: Uint8Array, size: number): Promise<{ bytes: Uint8Array; type: string } | null>
}

export interface Log {
  info(data: object, message: string): void
  warn(data: object, message: string): void
  error(data: object, message: string): void
}

/** A file of another site. */
export interface RemoteFile {
  bytes: Uint8Array
  /** As its address calls it. */
  name: string
}

/** Fetches from other sites, and from nowhere within the network of this one; absent where that is not possible. */
export interface Remote {
  /**
   * So many at once, until their use is over; `null` where too many wait already.
   * @param use what is made of the file, or of the reason why it cannot be had
   */
  get<T>(url: string, maxBytes: number, use: (file: RemoteFile | Message) => Promise<T>): Promise<T | null>
}

/** Sends mail; absent where no mail service is configured. */
export interface Mail {
  /** In the name of the service, or under `from_name` from its address. */
  send(message: { to: string; subject: string; text: string; from_name?: string }): Promise<void>
}
