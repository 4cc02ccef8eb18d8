/**
 * Answers `/api/site/v1/{locale}/…`; `caller` is what the program that serves the site passed to `fetch`. From another
 * machine a door is `(request) => fetch(request)`.
 */
export type Door = (request: Request, caller: unknown) => Promise<Response>

/** What the door answered; `errors` by field, in the language of the page. */
export interface Told<T> {
  status: number
  data?: T
  meta?: { total: number; next: string | number | null }
  message?: string
  errors?: Record<string, string[]>
}

export interface Reader {
  tell<T>(path: string): Promise<Told<T>>
  /** `undefined` where there is nothing that visitors see, or the question means nothing. */
  find<T>(path: string): Promise<Told<T> | undefined>
  send<T>(path: string, body: unknown, headers?: Record<string, string>): Promise<Told<T>>
  fetch(path: string): Promise<Response>
}

/** The door did not answer. */
export class DoorClosed extends Error {}

/** Reads the door for one request of a visitor. */
export function readerOf(door: Door, origin: string, locale: string, caller: unknown): Reader {
  const fetch = (path: string, init?: RequestInit) =>
    door(new Request(`${origin}/api/site/v1/${locale}/${path}`, init), caller)
  const tell = async <T>(path: string, init?: RequestInit): Promise<Told<T>> => {
    const answer = await fetch(path, init)
    if (answer.status >= 500) throw new DoorClosed(`${path}: ${answer.status}`)
    return { ...((await answer.json()) as Omit<Told<T>, 'status'>), status: answer.status }
  }
  return {
    fetch,
    tell,
    find: async <T>(path: string) => {
      const told = await tell<T>(path)
      return told.status === 200 ? told : undefined
    },
    send: (path, body, headers) =>
      tell(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  }
}
