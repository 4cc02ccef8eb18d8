import { useState } from 'react'
import { useLocation, useParams } from 'react-admin'
import { isDrafted } from '../../../../domain/drafts'
import { guardOf, type ResourceName } from '../../../../domain/guards'
import { useRights } from '../../../providers/auth/rights'
import { formPlace } from '../../split/open'
import { COPY } from '../copy'
import { createFormDraft, type FormDraft } from './formDraft'

/**
 * The draft of the form at the current path, created on mount.
 * @param id the record being edited; `null` keeps drafts in this browser only
 * @param part distinguishes forms at the same path
 */
export function useFormDraft(resource: ResourceName, id?: number | string | null, part?: string): FormDraft {
  const location = useLocation()
  const params = useParams()
  const { profile, can } = useRights()
  const [draft] = useState(() => {
    const copied = new URLSearchParams(location.search).get(COPY)
    const here = copied ? `${location.pathname}?${COPY}=${copied}` : formPlace(location)
    // A user who views as somebody else leaves no trace on the server.
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

const newPlace = ({ '*': _, ...params }: Record<string, string | undefined>, copied: string | null): string =>
  [...Object.values(params), copied && `copy-${copied}`]
    .filter(Boolean)
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, 60) || 'any'
