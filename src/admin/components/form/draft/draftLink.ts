import type { DraftInput } from '../../../../domain/draftSchema'
import { maxDraftSize, type ServerDraft } from '../../../../domain/drafts'
import { errorBody, isHttpError } from '../../../providers/http/httpError'
import type { Draft } from './draft'

/** Milliseconds: after the last keystroke; at the latest after the first; and until a failed try is repeated. */
export const pause = 2_000
export const longest = 10_000
export const retryDelay = 15_000

export interface DraftLinkOptions {
  calls: {
    read: () => Promise<{ data: ServerDraft | null }>
    keep: (body: DraftInput) => Promise<{ data: Pick<ServerDraft, 'revision' | 'updated_at'> }>
    drop: (revision: number) => Promise<unknown>
  }
  /** The server's draft that the form was left with in this browser. */
  revision: number | null
  /** Title and address, for the list of drafts. */
  describe: () => Pick<DraftInput, 'title' | 'path'>
  /** The draft that the form follows now. */
  onRevision: (revision: number | null) => void
  /** A draft of this person that the form does not follow. */
  onOffered: (draft: ServerDraft | null) => void
  /** When it was kept; null when nothing is, `here` when the server does not take it. */
  onKept: (at: string | 'here' | null) => void
}

export interface DraftLink {
  /** What there is to keep now; null when the form has been saved, taken back or discarded. */
  note: (draft: Draft | null) => void
  /** Looks for a draft, or sends what waits. */
  flush: () => Promise<void>
  /** Goes on with the offered draft. */
  adopt: () => void
  /** Drops the offered draft. */
  refuse: () => void
  stop: () => void
}

/** What no later try would change: the right or the record is gone. */
const isLasting = (error: unknown): boolean => isHttpError(error) && [403, 404].includes(error.status)

/** What is refused as it is; another text may be taken, and so may this one once somebody has signed in again. */
const isRefused = (error: unknown): boolean =>
  isHttpError(error) && [400, 401, 413, 422].includes(error.status)

const isDraft = (value: unknown): value is ServerDraft =>
  typeof value === 'object' && value !== null && 'revision' in value && 'values' in value

/**
 * Keeps the draft of a form on the server: after a pause, at the latest after a while, one call at a time, only when
 * changed.
 *
 * Which draft wins: each write gets a revision from the server, and a form names the one that it follows. What a form
 * holds stays in it; a draft with another revision was written elsewhere and is offered, never replaced unseen. No
 * clock is compared.
 */
export function createDraftLink(options: DraftLinkOptions): DraftLink {
  const { calls, describe, onRevision, onOffered, onKept } = options
  let revision = options.revision
  let latest: Draft | null = null
  let offered: ServerDraft | null = null
  let sent = ''
  let isRead = false
  let isStale = false
  let isOver = false
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  let notBefore = 0

  const follow = (next: number | null) => {
    revision = next
    onRevision(next)
  }
  const offer = (draft: ServerDraft | null) => {
    offered = draft
    onOffered(draft)
  }
  const wait = (delay: number) => {
    if (isOver) return
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), Math.max(delay, notBefore - Date.now()))
  }
  const schedule = () => {
    if (!timer) since = Date.now()
    wait(Math.max(0, Math.min(pause, since + longest - Date.now())))
  }

  const bodyOf = ({ values, base: { version: from, ...base } }: Draft): DraftInput | null => {
    const version = typeof from === 'number' ? from : null
    const size = (value: object) => JSON.stringify(value).length
    // Without the text before, both sides of a field are a choice as a whole.
    const all = { values, base, version, revision, ...describe() }
    if (size(all) < maxDraftSize) return all
    return size(values) < maxDraftSize ? { ...all, base: {} } : null
  }

  async function send(): Promise<void> {
    if (!isRead) {
      const { data } = await calls.read()
      isRead = true
      if (isDraft(data) && data.revision !== revision) offer(data)
    }
    isStale = false
    if (offered || !latest) return
    const text = JSON.stringify([latest.values, latest.base.version])
    if (text === sent) return
    const body = bodyOf(latest)
    if (!body) return onKept('here')
    const { data } = await calls.keep(body)
    sent = text
    follow(data.revision)
    // Saved or taken back meanwhile, it goes again at once.
    if (latest) onKept(data.updated_at)
  }

  function failed(error: unknown): void {
    const theirs = isHttpError(error) && error.status === 409 ? errorBody(error)?.data : undefined
    if (isDraft(theirs)) {
      offer(theirs)
      return
    }
    if (latest) onKept('here')
    isOver = isLasting(error)
    notBefore = Date.now() + retryDelay
    // Not by itself: the next change tries again.
    if (!isRefused(error)) wait(retryDelay)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (isOver) return Promise.resolve()
    if (navigator.onLine === false) {
      if (latest) onKept('here')
      return Promise.resolve()
    }
    running ??= send()
      .catch(failed)
      .finally(() => {
        running = null
        if (isStale && latest && !timer) schedule()
      })
    return running
  }

  function clear(): void {
    latest = null
    sent = ''
    clearTimeout(timer)
    timer = undefined
    onKept(null)
    void (running ?? Promise.resolve()).then(() => {
      // Typed again meanwhile: the next draft replaces that one.
      if (latest || revision === null) return
      calls.drop(revision).catch(() => undefined)
      follow(null)
    })
  }

  return {
    note(draft) {
      if (!draft) return clear()
      latest = draft
      isStale = true
      if (!running) schedule()
    },
    flush,
    adopt() {
      if (offered) follow(offered.revision)
      offer(null)
    },
    refuse() {
      if (offered) calls.drop(offered.revision).catch(() => undefined)
      offer(null)
      sent = ''
      if (latest) schedule()
    },
    stop() {
      isOver = true
      clearTimeout(timer)
    },
  }
}
