import { special } from './call'

export const dynamicCalls = {
  readPath: special({
    call: (http, path: string, query: Record<string, string>, signal?: AbortSignal) =>
      http(path, { query, signal }),
  }),
}
