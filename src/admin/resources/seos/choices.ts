import { seoFaults, seoTypes } from '../../../domain/seo'
import type { FilterSpec } from '../../components/list/filters/specs'

export const seoTypeChoices = seoTypes.map((id) => ({ id, name: `resources.seos.type.${id}` }))

export const faultLabel = (fault: string): string => `resources.seos.fault.${fault}`

export const chips: readonly FilterSpec[] = [
  { kind: 'choice', source: 'type', choices: seoTypeChoices },
  {
    kind: 'choice',
    source: 'seo',
    label: 'resources.seos.to_mend',
    choices: seoFaults.map((id) => ({ id, name: faultLabel(id) })),
  },
]
