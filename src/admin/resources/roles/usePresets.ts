import { useTranslate } from 'react-admin'
import type { Permission } from '../../../domain/permissions'
import { type RolePreset, rolePresetNames, rolePresets } from '../../../domain/rolePresets'
import { useRoleReach } from './useRoleReach'

export interface Preset {
  key: RolePreset
  name: string
  description: string
  /** Limited to permissions that the user may grant. */
  permissions: Permission[]
}

export function usePresets(): Preset[] {
  const translate = useTranslate()
  const { reach } = useRoleReach()
  return rolePresetNames
    .map((key) => ({
      key,
      name: translate(`resources.roles.presets.${key}.name`),
      description: translate(`resources.roles.presets.${key}.description`),
      permissions: rolePresets[key].filter((name) => reach.has(name)),
    }))
    .filter(({ permissions }) => permissions.length > 0)
}
