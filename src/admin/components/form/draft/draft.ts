import { isSecret } from '../../../../domain/drafts'
import { sessionText } from './session'

type Values = Record<string, unknown>

export interface Draft {
  values: Values
  /** Their values in the record, and its version: a later save must detect newer rows. */
  base: Values
}

export interface StoredDraft extends Draft {
  savedAt: number
}

const keyOf = (owner: string | number, path: string): string => `draft:${owner}:${path}`

/** Passwords must not be stored, and files cannot be. */
export const storable = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSecret(name) && !(value instanceof Blob)),
  )

export function readDraft(owner: string | number, path: string): StoredDraft | null {
  try {
    return JSON.parse(sessionText(keyOf(owner, path)).read() ?? 'null') as StoredDraft | null
  } catch {
    return null
  }
}

/** Replaces the stored draft; if no field may be stored, keeps the old one. */
export function writeDraft(owner: string | number, path: string, { values, base }: Draft): void {
  const stored: StoredDraft = { values: storable(values), base, savedAt: Date.now() }
  if (Object.keys(stored.values).length === 0) return
  sessionText(keyOf(owner, path)).write(JSON.stringify(stored))
}

export const dropDraft = (owner: string | number, path: string): void =>
  sessionText(keyOf(owner, path)).write(null)

/** Time of the latest draft among the forms at this path; `undefined` without one. */
export function draftedAt(owner: string | number, path: string): number | undefined {
  const key = keyOf(owner, path)
  try {
    const found = Object.keys(sessionStorage)
      // Includes copies (`?`) and pages with several forms (`#`).
      .filter((each) => each === key || each.startsWith(`${key}?`) || each.startsWith(`${key}#`))
      .flatMap((each) => readDraft(owner, each.slice(keyOf(owner, '').length))?.savedAt ?? [])
    return found.length > 0 ? Math.max(...found) : undefined
  } catch {
    return undefined
  }
}
