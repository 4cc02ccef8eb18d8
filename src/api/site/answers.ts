import type { ApiDeps } from '../http/call'

interface Kept {
  etag: string
  body: string
  headers: Record<string, string>
}

/** In characters: of one answer, and of all that a process keeps. */
const longest = 200_000
const most = 16_000_000

/** Answers by their address, the ones not asked for the longest go first. Whether one still holds, its validator says. */
class Answers {
  readonly #kept = new Map<string, Kept>()
  #size = 0

  get(address: string): Kept | undefined {
    const found = this.#kept.get(address)
    if (found) {
      this.#kept.delete(address)
      this.#kept.set(address, found)
    }
    return found
  }

  keep(address: string, answer: Kept): void {
    this.#drop(address)
    if (answer.body.length > longest) return
    this.#kept.set(address, answer)
    this.#size += address.length + answer.body.length
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= most) return
      this.#drop(oldest)
    }
  }

  #drop(address: string): void {
    const { body } = this.#kept.get(address) ?? {}
    if (body === undefined) return
    this.#kept.delete(address)
    this.#size -= address.length + body.length
  }
}

const answers = new WeakMap<ApiDeps, Answers>()

export function answersOf(deps: ApiDeps): Answers {
  const known = answers.get(deps) ?? new Answers()
  answers.set(deps, known)
  return known
}
