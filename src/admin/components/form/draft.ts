type Values = Record<string, unknown>

/** What a person had typed when the page was left without saving. */
export interface Draft {
  /** The changed fields. */
  values: Values
  /** The same fields and the version as they were before: a later save must notice what changed since. */
  base: Values
  savedAt: number
}

/** Drafts live as long as the tab, apart for each person and address. */
const keyOf = (owner: string | number, path: string): string => `draft:${owner}:${path}`

const secret = /password|captcha/i

/** Passwords must not be kept, and files cannot. */
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
    // The storage is full or closed: typing goes on without the safety net.
  }
}

export const dropDraft = (owner: string | number, path: string): void =>
  sessionStorage.removeItem(keyOf(owner, path))
