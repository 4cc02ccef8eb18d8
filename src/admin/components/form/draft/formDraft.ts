import { attemptAt, type FormAttempt } from './attempt'
import { type Draft, dropDraft, readDraft, type StoredDraft, storable, writeDraft } from './draft'
import { sessionText } from './session'

export interface FormDraft {
  /** The draft that was left at this address before the form was opened. */
  stored: StoredDraft | null
  /** Where the server keeps it too: `posts/17`, `posts/new/3`. */
  place?: string
  /** The address to go on at. */
  path: string
  /** What was sent of it and may have arrived. */
  attempt: FormAttempt
  keep: (draft: Draft) => void
  drop: () => void
  /** Drops it for good: the form is left, and asks nothing then. */
  end: () => void
  isOver: () => boolean
  /** Leaves a draft for the form of a record at another address. */
  handOn: (path: string, draft: Draft) => void
  /** Who writes the form down as it stands, at once. Returns the end of it. */
  writtenBy: (write: () => void) => () => void
  /** Is told at once, and then always, what there is to keep; null for nothing. Returns the end of it. */
  follow: (listener: (draft: Draft | null) => void) => () => void
  /** The server's draft that this one follows. */
  revision: () => number | null
  setRevision: (revision: number | null) => void
  /** When the server has kept it; `here` when only this browser has, `window` when the server never will. */
  keptAt: () => string | null
  setKeptAt: (at: string | null) => void
  subscribe: (listener: () => void) => () => void
}

/** The draft of the form at an address: in this browser, and for whoever brings it to the server. */
export function createFormDraft(owner: string | number, path: string, place?: string): FormDraft {
  const revision = sessionText(`revision:${owner}:${path}`)
  const attempt = attemptAt(sessionText(`sent:${owner}:${path}`))
  const listeners = new Set<() => void>()
  let isOver = false
  let keptAt = place ? null : 'window'
  let latest: Draft | null | undefined
  let follower: ((draft: Draft | null) => void) | undefined
  let writeNow: (() => void) | undefined
  const tell = (draft: Draft | null) => {
    latest = draft
    follower?.(draft)
  }
  const drop = () => {
    dropDraft(owner, path)
    tell(null)
  }
  return {
    stored: readDraft(owner, path),
    place,
    path,
    attempt: {
      ...attempt,
      settlePart() {
        writeNow?.()
        attempt.settle()
      },
    },
    keep({ values, base }) {
      if (isOver) return
      writeDraft(owner, path, { values, base })
      const draft = { values: storable(values), base: storable(base) }
      if (Object.keys(draft.values).length > 0) tell(draft)
    },
    drop,
    end() {
      isOver = true
      drop()
    },
    isOver: () => isOver,
    handOn: (to, draft) => writeDraft(owner, to, draft),
    writtenBy(write) {
      writeNow = write
      return () => {
        writeNow = undefined
      }
    },
    follow(listener) {
      follower = listener
      if (latest !== undefined) listener(latest)
      return () => {
        follower = undefined
      }
    },
    revision: () => Number(revision.read()) || null,
    setRevision: (next) => revision.write(next === null ? null : String(next)),
    keptAt: () => keptAt,
    setKeptAt(at) {
      keptAt = at
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
