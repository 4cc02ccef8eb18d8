import { createShared } from '../../../startup/shared'
import { attemptAt, type FormAttempt } from './attempt'
import { type Draft, dropDraft, readDraft, storable, writeDraft } from './draft'
import { sessionText } from './session'

export type FormDraft = ReturnType<typeof createFormDraft>

/** The draft of the form at an address: in this browser, and for whoever brings it to the server. */
export function createFormDraft(owner: string | number, path: string, place?: string) {
  const revision = sessionText(`revision:${owner}:${path}`)
  const attempt = attemptAt(sessionText(`sent:${owner}:${path}`))
  let isOver = false
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
    /** The draft that was left at this address before the form was opened. */
    stored: readDraft(owner, path),
    /** Where the server keeps it too: `posts/17`, `posts/new/3`. */
    place,
    /** The address to go on at. */
    path,
    /** What was sent of it and may have arrived. */
    attempt: {
      ...attempt,
      settlePart() {
        writeNow?.()
        attempt.settle()
      },
    } satisfies FormAttempt,
    keep({ values, base }: Draft) {
      if (isOver) return
      writeDraft(owner, path, { values, base })
      const draft = { values: storable(values), base: storable(base) }
      if (Object.keys(draft.values).length > 0) tell(draft)
    },
    drop,
    /** Drops it for good: the form is left, and asks nothing then. */
    end() {
      isOver = true
      drop()
    },
    isOver: () => isOver,
    /** Leaves a draft for the form of a record at another address. */
    handOn: (to: string, draft: Draft) => writeDraft(owner, to, draft),
    /** Names who writes the form down as it stands, at once; returns the end of it. */
    writtenBy(write: () => void) {
      writeNow = write
      return () => {
        writeNow = undefined
      }
    },
    /** Tells at once, and then always, what there is to keep, null for nothing; returns the end of it. */
    follow(listener: (draft: Draft | null) => void) {
      follower = listener
      if (latest !== undefined) listener(latest)
      return () => {
        follower = undefined
      }
    },
    /** The server's draft that this one follows. */
    revision: () => Number(revision.read()) || null,
    setRevision: (next: number | null) => revision.write(next === null ? null : String(next)),
    /** When the server has kept it; `here` when only this browser has, `window` when the server never will. */
    keptAt: createShared<string | null>(place ? null : 'window'),
  }
}
