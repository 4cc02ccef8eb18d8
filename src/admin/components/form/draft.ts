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

const secret = /password|captcha/i

/** Passwords must not be stored, and files cannot be. */
const keepable = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secret.test(name) && !(value instanceof Blob)),
  )

export function readDraft(owner: string | number, path: string): Draft | null {
  try {
    const text = sessionStorage.getItem(keyOf(owner, path))
    return text ? (JSON.parse(text) as Draft) : null
  } catch {
    return null
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
