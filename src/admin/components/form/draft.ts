import { isSecret } from '../../../domain/drafts'

type Values = Record<string, unknown>

/** Unsaved changes of a form that was left. */
export interface Draft {
  /** The changed fields. */
  values: Values
  /** The original values of these fields, and the version: a later save must detect newer rows. */
  base: Values
  savedAt: number
}

/** Drafts are in session storage, by person and address. */
const keyOf = (owner: string | number, path: string): string => `draft:${owner}:${path}`

/** Passwords must not be stored, and files cannot be. */
export const keepable = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSecret(name) && !(value instanceof Blob)),
  )

export function readDraft(owner: string | number, path: string): Draft | null {
  try {
    const text = sessionStorage.getItem(keyOf(owner, path))
    return text ? (JSON.parse(text) as Draft) : null
  } catch {
    return null
  }
}

/** When a draft of a form at this address was last written, whichever of its forms that is; `undefined` without one. */
export function draftedAt(owner: string | number, path: string): number | undefined {
  const key = keyOf(owner, path)
  try {
    const found = Object.keys(sessionStorage)
      // Copies and forms of which a page has several.
      .filter((each) => each === key || each.startsWith(`${key}?`) || each.startsWith(`${key}#`))
      .flatMap((each) => readDraft(owner, each.slice(keyOf(owner, '').length))?.savedAt ?? [])
    return found.length > 0 ? Math.max(...found) : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(owner: string | number, path: string, values: Values, base: Values): void {
  const kept = keepable(values)
  if (Object.keys(kept).length === 0) return
  try {
    const draft: Draft = { values: kept, base, savedAt: Date.now() }
    sessionStorage.setItem(keyOf(owner, path), JSON.stringify(draft))
  } catch {
    // The storage is full or blocked: the form works without drafts.
  }
}

export const dropDraft = (owner: string | number, path: string): void =>
  sessionStorage.removeItem(keyOf(owner, path))

const revisionKey = (owner: string | number, path: string): string => `revision:${owner}:${path}`

/** The draft on the server that the form follows, as of when it was left. */
export const readRevision = (owner: string | number, path: string): number | null =>
  Number(sessionStorage.getItem(revisionKey(owner, path))) || null

export function writeRevision(owner: string | number, path: string, revision: number | null): void {
  try {
    if (revision === null) sessionStorage.removeItem(revisionKey(owner, path))
    else sessionStorage.setItem(revisionKey(owner, path), String(revision))
  } catch {
    // The storage is full or blocked: the server's draft will be offered.
  }
}
