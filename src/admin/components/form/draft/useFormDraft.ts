import { useState } from 'react'
import { useLocation, useParams } from 'react-admin'
import { isDrafted } from '../../../../domain/drafts'
import { guardOf, type ResourceName } from '../../../../domain/guards'
import { useRights } from '../../../providers/auth/rights'
import { formPlace } from '../../split/open'
import { COPY } from '../copy'
import { createFormDraft, type FormDraft } from './formDraft'

/**
 * The draft of the form at this address, for as long as the form is open.
 * @param id the record being edited; `null` for a form whose drafts stay in this browser
 * @param part tells forms at the same address apart
 */
export function useFormDraft(resource: ResourceName, id?: number | string | null, part?: string): FormDraft {
  const location = useLocation()
  const params = useParams()
  const { profile, can } = useRights()
  const [draft] = useState(() => {
    // A copy has a draft of its own.
    const copied = new URLSearchParams(location.search).get(COPY)
    const here = copied ? `${location.pathname}?${COPY}=${copied}` : formPlace(location)
    // Whoever looks as somebody else leaves no trace on the server.
    const isOnServer =
      id !== null &&
      !profile?.viewing &&
      isDrafted(resource) &&
      can(guardOf(resource, id === undefined ? 'create' : 'edit'))
    const place = isOnServer ? `${resource}/${id ?? `new/${newPlace(params, copied)}`}` : undefined
    return createFormDraft(profile?.id ?? 0, part ? `${here}#${part}` : here, place)
  })
  return draft
}

/** Where a new record is written, such as its type. */
const newPlace = ({ '*': _, ...params }: Record<string, string | undefined>, copied: string | null): string =>
  [...Object.values(params), copied && `copy-${copied}`]
    .filter(Boolean)
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, 60) || 'any'
