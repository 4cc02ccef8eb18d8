import type { DraftInput } from '../../../../domain/draftSchema'
import { maxDraftSize, type ServerDraft } from '../../../../domain/drafts'
import { errorBody, isHttpError } from '../../../providers/http/httpError'
import type { Draft } from './draft'

/** Milliseconds: after the last keystroke; at most after the first; before a retry. */
export const pause = 2_000
export const longest = 10_000
export const retryDelay = 15_000

export interface DraftLinkOptions {
  calls: {
    read: () => Promise<{ data: ServerDraft | null }>
    keep: (body: DraftInput) => Promise<{ data: Pick<ServerDraft, 'revision' | 'updated_at'> }>
    drop: (revision: number) => Promise<unknown>
  }
  /** Revision of the server's draft that this browser followed last. */
  revision: number | null
  describe: () => Pick<DraftInput, 'title' | 'path'>
  onRevision: (revision: number | null) => void
  /** Called with a draft of this user that the form does not follow. */
  onOffered: (draft: ServerDraft | null) => void
  /** Called with the time of the last save; null if nothing is kept, `here` if the server refuses it. */
  onKept: (at: string | 'here' | null) => void
}

export interface DraftLink {
  /** The current draft; null after a save, undo or discard. */
  note: (draft: Draft | null) => void
  /** Looks for a draft, or sends a pending one. */
  flush: () => Promise<void>
  adopt: () => void
  refuse: () => void
  stop: () => void
}

/** Errors that no retry can fix: the right or the record is gone. */
const isLasting = (error: unknown): boolean => isHttpError(error) && [403, 404].includes(error.status)

/** Errors of this text or session: only the next change tries again. */
const isRefused = (error: unknown): boolean =>
  isHttpError(error) && [400, 401, 413, 422].includes(error.status)

const isDraft = (value: unknown): value is ServerDraft =>
  typeof value === 'object' && value !== null && 'revision' in value && 'values' in value

/**
 * Keeps the draft of a form on the server: after a pause, with a maximum delay, one call at a time, only if changed.
 * Conflict rule: each write gets a revision from the server, and a form names the revision that it follows. A draft
 * with another revision was written elsewhere: it is offered and never silently replaces the form's values. No clocks
 * are compared.
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
    // Without the base values, a conflict offers a choice per whole field.
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
    // The form may have been saved or reset meanwhile; then the draft is dropped at once.
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
    // No automatic retry: the next change tries again.
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
      // If the user has typed again, the next draft replaces the old one.
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
