import Edit from '@mui/icons-material/EditOutlined'
import { Box, Card, Chip, IconButton, Tooltip, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Permission } from '../../../domain/permissions'
import type { Role } from '../../../domain/roleSchema'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { box } from '../../theme/tokens'
import { permissionsOf } from '../roles/useRoles'
import { usePermissionWords } from './names'

interface PermissionGroupProps {
  title: string
  names: readonly Permission[]
  roles: readonly Role[]
  onEdit: (name: Permission) => void
}

/** The permissions of a group, each with the roles that have it. */
export function PermissionGroup({ title, names, roles, onEdit }: PermissionGroupProps) {
  const translate = useTranslate()
  const { label } = usePermissionWords()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ mb: 2 }}>
      <Typography
        id={id}
        variant="h3"
        component="h2"
        sx={{ px: 2, py: 1, bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}
      >
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {names.map((name) => (
          <Box
            key={name}
            component="li"
            sx={{
              display: 'grid',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 0.5,
              px: 2,
              py: 0.5,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr) auto',
                sm: `${box.filter}px minmax(0, 1fr) auto`,
              },
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 550 }}>{label(name)}</Typography>
              <Typography
                component="code"
                variant="body2"
                color="textSecondary"
                sx={{ fontFamily: 'monospace' }}
              >
                {name}
              </Typography>
            </Box>
            <Box sx={{ gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              <Holders roles={roles.filter((role) => permissionsOf(role).includes(name))} />
            </Box>
            <Tooltip title={translate('resources.permissions.edit', { name: label(name) })}>
              <IconButton
                size="small"
                aria-label={translate('resources.permissions.edit', { name: label(name) })}
                onClick={() => onEdit(name)}
              >
                <Edit fontSize="small" />
              </IconButton>
            </Tooltip>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

function Holders({ roles }: { roles: readonly Role[] }) {
  const translate = useTranslate()
  if (roles.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {translate('resources.permissions.nobody')}
      </Typography>
    )
  return (
    <Box
      component="ul"
      aria-label={translate('resources.permissions.held_by')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}
    >
      {roles.map(({ id, name }) => (
        <li key={id}>
          <Chip label={name} variant="outlined" clickable component={ScreenLink} to={paths.role(id)} />
        </li>
      ))}
    </Box>
  )
}
