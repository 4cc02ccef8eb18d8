import { Box, Button, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Permission } from '../../../domain/permissions'
import { type RolePreset, rolePresetNames, rolePresets } from '../../../domain/rolePresets'
import type { RoleInput } from '../../../domain/roleSchema'
import { useRoleReach } from './useRoleReach'

/** Roles to begin a new one from, each with no more than one may grant. What was typed as a name stays. */
export function RolePresets() {
  const translate = useTranslate()
  const { reach } = useRoleReach()
  const isNew = useRecordContext()?.id === undefined
  const { setValue, getValues } = useFormContext<RoleInput>()
  const within = (preset: RolePreset): Permission[] => rolePresets[preset].filter((name) => reach.has(name))
  const offered = rolePresetNames.filter((preset) => within(preset).length > 0)
  if (!isNew || offered.length === 0) return null
  const say = (preset: RolePreset, field: 'name' | 'description') =>
    translate(`resources.roles.presets.${preset}.${field}`)

  const begin = (preset: RolePreset) => {
    const options = { shouldDirty: true, shouldValidate: true } as const
    // What another preset has filled in is no name of the person's own.
    for (const field of ['name', 'description'] as const) {
      const typed = getValues(field)
      if (!typed || rolePresetNames.some((other) => say(other, field) === typed))
        setValue(field, say(preset, field), options)
    }
    setValue('permissions', within(preset), options)
  }

  return (
    <Box role="group" aria-labelledby="role-presets" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="role-presets" variant="body2" color="textSecondary">
        {translate('resources.roles.presets.begin')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.map((preset) => (
          <Button
            key={preset}
            variant="outlined"
            size="small"
            title={say(preset, 'description')}
            onClick={() => begin(preset)}
          >
            {say(preset, 'name')}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
