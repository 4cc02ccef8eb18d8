import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import { useRoleReach } from '../roles/useRoleReach'
import { isBeyond, useRoles } from '../roles/useRoles'

interface RoleChoicesProps {
  value: readonly number[]
  onChange: (ids: number[]) => void
  label: string
}

/** A choice of roles; those with more permissions than the user may grant are disabled. */
export function RoleChoices({ value, onChange, label }: RoleChoicesProps) {
  const translate = useTranslate()
  const { roles, isPending } = useRoles()
  const { reach } = useRoleReach()
  if (roles.length === 0)
    return (
      <Typography color="textSecondary">
        {translate(isPending ? 'common.loading' : 'resources.users.roles.none')}
      </Typography>
    )
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'grid', gap: 0.5, maxHeight: box.scroller, overflowY: 'auto' }}
    >
      {roles.map((role) => {
        const isLocked = isBeyond(role, reach)
        return (
          <FormControlLabel
            key={role.id}
            sx={{ m: 0, alignItems: 'start' }}
            disabled={isLocked}
            control={
              <Checkbox
                size="small"
                checked={value.includes(role.id)}
                onChange={(_event, isChosen) =>
                  onChange(isChosen ? [...value, role.id] : value.filter((id) => id !== role.id))
                }
                slotProps={{ input: { 'aria-label': role.name } }}
              />
            }
            label={
              <Box sx={{ pt: 1, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 550 }}>{role.name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {isLocked ? translate('resources.users.roles.beyond') : role.description}
                </Typography>
              </Box>
            }
          />
        )
      })}
    </Box>
  )
}
