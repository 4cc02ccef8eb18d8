import { isSecret } from '../../../../domain/drafts'
import { sessionText } from './session'

type Values = Record<string, unknown>

/** What a form holds unsaved. */
export interface Draft {
  /** The changed fields. */
  values: Values
  /** What the record has there, and its version: a later save must detect newer rows. */
  base: Values
}

/** A draft as this browser has kept it, by person and address. */
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

/** Stores a draft in place of the one before; one with nothing that may be stored leaves that as it is. */
export function writeDraft(owner: string | number, path: string, { values, base }: Draft): void {
  const stored: StoredDraft = { values: storable(values), base, savedAt: Date.now() }
  if (Object.keys(stored.values).length === 0) return
  sessionText(keyOf(owner, path)).write(JSON.stringify(stored))
}

export const dropDraft = (owner: string | number, path: string): void =>
  sessionText(keyOf(owner, path)).write(null)

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
