import { useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { useMay } from '../../providers/auth/rights'

/** What a list in manual order is for, and for who may change the order how that is done. */
export function useIntro(resource: ResourceName): string {
  const translate = useTranslate()
  const hints = ['intro', ...(useMay(resource, 'edit') ? ['sort_hint'] : [])]
  return hints.map((hint) => translate(`resources.${resource}.${hint}`)).join(' ')
}
