import { useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { useMay } from '../../providers/auth/rights'

/** Purpose of a list in manual order, and for users who may edit it, how to reorder. */
export function useIntro(resource: ResourceName): string {
  const translate = useTranslate()
  const hints = ['intro', ...(useMay(resource, 'edit') ? ['sort_hint'] : [])]
  return hints.map((hint) => translate(`resources.${resource}.${hint}`)).join(' ')
}
