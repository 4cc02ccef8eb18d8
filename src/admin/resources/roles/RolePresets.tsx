import { Box, Button, type ButtonProps, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useListContext, useRecordContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type { Permission } from '../../../domain/permissions'
import { type RolePreset, rolePresetNames, rolePresets } from '../../../domain/rolePresets'
import type { RoleInput } from '../../../domain/roleSchema'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { useMay } from '../../providers/auth/rights'
import { useRoleReach } from './useRoleReach'

const PRESET = 'preset'

/** Presets for a new role, each limited to permissions that the user may grant. A typed name stays. */
export function RolePresets() {
  const presets = usePresets()
  const isNew = useRecordContext()?.id === undefined
  const [asked] = useSearchParams()
  const { setValue, getValues } = useFormContext<RoleInput>()

  const begin = ({ permissions, ...preset }: Preset) => {
    const options = { shouldDirty: true, shouldValidate: true } as const
    // Text from another preset does not count as typed.
    for (const field of ['name', 'description'] as const) {
      const typed = getValues(field)
      if (!typed || presets.some((other) => other[field] === typed)) setValue(field, preset[field], options)
    }
    setValue('permissions', permissions, options)
  }
  const wanted = presets.find(({ key }) => key === asked.get(PRESET))
  const latest = useRef(() => undefined as unknown)
  latest.current = () => isNew && wanted && !getValues('name') && begin(wanted)
  const key = wanted?.key
  useEffect(() => {
    if (key) latest.current()
  }, [key])

  return isNew ? (
    <Presets presets={presets} buttonOf={(preset) => ({ onClick: () => begin(preset) })} />
  ) : null
}

/** Shown above the list of roles while only the first exists. */
export function FirstPresets() {
  const presets = usePresets()
  const { total, filterValues } = useListContext()
  const mayCreate = useMay('roles', 'create')
  if (!mayCreate || total !== 1 || Object.keys(filterValues).length > 0) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Presets
        presets={presets}
        buttonOf={({ key }) => ({ component: ScreenLink, to: `${paths.newRole}?${PRESET}=${key}` })}
      />
    </Box>
  )
}

interface PresetsProps {
  presets: readonly Preset[]
  buttonOf: (preset: Preset) => ButtonProps & { component?: typeof ScreenLink; to?: string }
}

function Presets({ presets, buttonOf }: PresetsProps) {
  const translate = useTranslate()
  if (presets.length === 0) return null
  return (
    <Box role="group" aria-labelledby="role-presets" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="role-presets" variant="body2" color="textSecondary">
        {translate('resources.roles.presets.begin')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {presets.map((preset) => (
          <Button
            key={preset.key}
            variant="outlined"
            size="small"
            title={preset.description}
            {...buttonOf(preset)}
          >
            {preset.name}
          </Button>
        ))}
      </Box>
    </Box>
  )
}

interface Preset {
  key: RolePreset
  name: string
  description: string
  /** Limited to permissions that the user may grant. */
  permissions: Permission[]
}

function usePresets(): Preset[] {
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
