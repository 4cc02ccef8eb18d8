import { createShared } from '../../../startup/shared'
import { attemptAt, type FormAttempt } from './attempt'
import { type Draft, dropDraft, readDraft, storable, writeDraft } from './draft'
import { sessionText } from './session'

export type FormDraft = ReturnType<typeof createFormDraft>

/** The draft of the form at a path: stored in this browser, and announced to the code that sends it to the server. */
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
    stored: readDraft(owner, path),
    /** Place on the server, such as `posts/17` or `posts/new/3`; undefined if only local. */
    place,
    path,
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
    /** Drops the draft for good, without a question on leaving. */
    end() {
      isOver = true
      drop()
    },
    isOver: () => isOver,
    handOn: (to: string, draft: Draft) => writeDraft(owner, to, draft),
    /** Registers the function that writes the form's state at once; returns the cleanup. */
    writtenBy(write: () => void) {
      writeNow = write
      return () => {
        writeNow = undefined
      }
    },
    /** Calls the listener now and on every change with the draft, null for none; returns the cleanup. */
    follow(listener: (draft: Draft | null) => void) {
      follower = listener
      if (latest !== undefined) listener(latest)
      return () => {
        follower = undefined
      }
    },
    revision: () => Number(revision.read()) || null,
    setRevision: (next: number | null) => revision.write(next === null ? null : String(next)),
    /** Time of the last save on the server; `here` if only this browser has it, `window` if the server never will. */
    keptAt: createShared<string | null>(place ? null : 'window'),
  }
}
