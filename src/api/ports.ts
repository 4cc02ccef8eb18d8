/** What the API needs of its surroundings: Node gives it a disk and sharp, the demo the browser's own means. */

/** A place for uploaded files; `path` is relative, made by the API, never by the client. */
export interface Storage {
  put(path: string, bytes: Uint8Array, type: string): Promise<void>
  get(path: string): Promise<{ bytes: Uint8Array; type: string } | null>
  delete(path: string): Promise<void>
}

/** A real image library. Both answer `null` for what is not a picture they can read. */
export interface Images {
  inspect(bytes: Uint8Array): Promise<{ width: number; height: number } | null>
  /** At most `size` pixels on the longer side. */
  thumbnail(bytes: Uint8Array, size: number): Promise<{ bytes: Uint8Array; type: string } | null>
}

export interface Log {
  info(data: object, message: string): void
  warn(data: object, message: string): void
  error(data: object, message: string): void
}

/** Sends a person their new password; absent where no mail is set up. */
export interface Mail {
  send(message: { to: string; subject: string; text: string }): Promise<void>
}
