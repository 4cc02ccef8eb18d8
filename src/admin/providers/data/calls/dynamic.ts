import { special } from './call'

export const dynamicCalls = {
  /** Whatever the API answers at a path that people have entered. */
  readPath: special({
    call: (http, path: string, query: Record<string, string>, signal?: AbortSignal) =>
      http(path, { query, signal }),
  }),
}
