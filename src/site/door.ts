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

/** The door did not answer. */
export class DoorClosed extends Error {}

export type DoorReader = ReturnType<typeof readerOf>

/** Reads the door for one request of a visitor. */
export function readerOf(door: Door, origin: string, locale: string, caller: unknown) {
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
    /** `undefined` where there is nothing that visitors see, or the question means nothing. */
    find: async <T>(path: string): Promise<Told<T> | undefined> => {
      const told = await tell<T>(path)
      return told.status === 200 ? told : undefined
    },
    send: <T>(path: string, value: unknown, more?: Record<string, string>): Promise<Told<T>> => {
      const headers = { 'content-type': 'application/json', ...more }
      return tell<T>(path, { method: 'POST', headers, body: JSON.stringify(value) })
    },
  }
}
