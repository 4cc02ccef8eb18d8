import { useMemo, useState } from 'react'
import { useLocation, useParams } from 'react-admin'
import { isDrafted } from '../../../domain/drafts'
import { guardOf, type ResourceName } from '../../../domain/guards'
import { useRights } from '../../providers/auth/rights'
import { formPlace } from '../split/open'
import { attemptAt, type FormAttempt } from './attempt'
import { COPY } from './copy'
import { type Draft, dropDraft, keepable, readDraft, readRevision, writeDraft, writeRevision } from './draft'

/** What a form holds unsaved: the changed fields, what the record has there, and its version. */
export interface Kept {
  values: Record<string, unknown>
  base: Record<string, unknown>
  version: number | null
}

/** The draft of the form at this address, if any, and functions to save and drop it. */
export interface FormDraft {
  found: Draft | null
  keep: (values: Record<string, unknown>, base: Record<string, unknown>) => void
  drop: () => void
  /** Drops it for good: the form is left, and asks nothing then. */
  end: () => void
  isOver: () => boolean
  /** Leaves what was typed here for the form of a record at another address. */
  handOn: (path: string, values: Record<string, unknown>, record: Record<string, unknown>) => void
  /** Where the server keeps it too: `posts/17`, `posts/new/3`. */
  place?: string
  /** The address to go on at. */
  path: string
  /** What was sent of it and may have arrived. */
  attempt: FormAttempt
  /** The server's draft that this one follows. */
  revision: () => number | null
  setRevision: (revision: number | null) => void
  /** Is told at once, and then always, what is kept; null for nothing. Returns the end of it. */
  follow: (listener: (kept: Kept | null) => void) => () => void
  /** Names what keeps the form as it stands at once. Returns the end of it. */
  keepBy: (keepNow: () => void) => () => void
}

/**
 * @param id the record being edited; `null` for a form whose drafts stay in this browser
 * @param part tells forms at the same address apart
 */
export function useFormDraft(resource: ResourceName, id?: number | string | null, part?: string): FormDraft {
  const location = useLocation()
  const params = useParams()
  const { profile, can } = useRights()
  // A copy has a draft of its own.
  const copied = new URLSearchParams(location.search).get(COPY)
  const here = copied ? `${location.pathname}?${COPY}=${copied}` : formPlace(location)
  const path = part ? `${here}#${part}` : here
  const owner = profile?.id ?? 0
  const [found] = useState(() => readDraft(owner, path))
  // Whoever looks as somebody else leaves no trace on the server.
  const place =
    id !== null &&
    !profile?.viewing &&
    isDrafted(resource) &&
    can(guardOf(resource, id === undefined ? 'create' : 'edit'))
      ? `${resource}/${id ?? `new/${newPlace(params, copied)}`}`
      : undefined
  const [life] = useState({ isOver: false })
  return useMemo(() => {
    let latest: Kept | null | undefined
    let listener: ((kept: Kept | null) => void) | undefined
    let keepNow: (() => void) | undefined
    const attempt = attemptAt(owner, path)
    const tell = (kept: Kept | null) => {
      latest = kept
      listener?.(kept)
    }
    const drop = () => {
      dropDraft(owner, path)
      tell(null)
    }
    return {
      found,
      place,
      path,
      attempt: {
        ...attempt,
        settlePart() {
          keepNow?.()
          attempt.settle()
        },
      },
      keepBy(work) {
        keepNow = work
        return () => {
          keepNow = undefined
        }
      },
      keep(values, { version, ...base }) {
        if (life.isOver) return
        writeDraft(owner, path, values, { ...base, version })
        const kept = keepable(values)
        if (Object.keys(kept).length === 0) return
        tell({ values: kept, base: keepable(base), version: typeof version === 'number' ? version : null })
      },
      drop,
      end() {
        life.isOver = true
        drop()
      },
      isOver: () => life.isOver,
      handOn(to, values, { version, ...record }) {
        const base = Object.fromEntries(Object.keys(values).map((name) => [name, record[name]]))
        writeDraft(owner, to, values, { ...base, version })
      },
      revision: () => readRevision(owner, path),
      setRevision: (revision) => writeRevision(owner, path, revision),
      follow(next) {
        listener = next
        if (latest !== undefined) next(latest)
        return () => {
          listener = undefined
        }
      },
    }
  }, [found, place, owner, path, life])
}

/** Where a new record is written, such as its type. */
const newPlace = ({ '*': _, ...params }: Record<string, string | undefined>, copied: string | null): string =>
  [...Object.values(params), copied && `copy-${copied}`]
    .filter(Boolean)
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, 60) || 'any'
