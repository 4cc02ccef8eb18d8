import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Permission } from '../../../domain/permissions'
import type { Role } from '../../../domain/roleSchema'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { box } from '../../theme/tokens'
import { moveByArrow } from '../roles/matrix/arrows'
import { MatrixTick } from '../roles/matrix/MatrixTick'
import { useRoleReach } from '../roles/useRoleReach'
import { permissionsOf } from '../roles/useRoles'
import { usePermissionWords } from './names'
import { usePermissionToggle } from './usePermissionToggle'

interface PermissionTableProps {
  groups: readonly { key: string; names: readonly Permission[] }[]
  roles: readonly Role[]
}

export function PermissionTable({ groups, roles }: PermissionTableProps) {
  const translate = useTranslate()
  const words = usePermissionWords()
  const { reach, standingOf } = useRoleReach()
  const { toggle, isRunning } = usePermissionToggle()

  /** Reason why a cell is locked; `undefined` if it is not. */
  const lockOf = (role: Role, name: Permission, held: readonly Permission[]): string | undefined => {
    if (!reach.has(name)) return translate('resources.permissions.beyond')
    const standing = standingOf(role)
    if (standing === 'above') return translate('resources.permissions.above')
    if (standing === 'own' && held.includes(name)) return translate('resources.permissions.own')
    return held.length === 1 && held[0] === name ? translate('resources.permissions.last') : undefined
  }

  return (
    <Box sx={frame} onKeyDown={moveByArrow}>
      <Table stickyHeader aria-label={translate('resources.permissions.title.list')}>
        <TableHead>
          <TableRow>
            <TableCell className="first">{translate('resources.permissions.fields.name')}</TableCell>
            {roles.map(({ id, name }) => (
              <TableCell key={id} scope="col" align="center">
                <Link component={ScreenLink} to={paths.role(id)} color="inherit" underline="hover">
                  {name}
                </Link>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {groups.map(({ key, names }) => (
          <TableBody key={key}>
            <TableRow>
              <TableCell component="th" scope="rowgroup" className="first group" colSpan={roles.length + 1}>
                {words.group(key)}
              </TableCell>
            </TableRow>
            {names.map((name) => (
              <TableRow key={name} hover>
                <TableCell component="th" scope="row" className="first" title={name}>
                  {words.label(name)}
                </TableCell>
                {roles.map((role) => {
                  const held = permissionsOf(role)
                  const isHeld = held.includes(name) !== isRunning(role, name)
                  return (
                    <TableCell key={role.id} align="center" padding="none">
                      <MatrixTick
                        names={name}
                        mark={isHeld ? 'all' : 'none'}
                        label={translate('resources.permissions.cell', {
                          name: words.label(name),
                          role: role.name,
                        })}
                        lock={lockOf(role, name, held)}
                        onToggle={() => toggle(role, name)}
                      />
                    </TableCell>
                  )
                })}
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Table>
    </Box>
  )
}

/** Scrolls in both directions by itself, so that head and first column stay in sight. */
const frame = {
  overflow: 'auto',
  maxHeight: 'calc(100dvh - var(--bar) - var(--row))',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  scrollPaddingTop: 'var(--row)',
  '& th, & td': { height: 'var(--list-head)', py: 0 },
  '& .first': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    minWidth: box.picture,
    maxWidth: box.search,
    bgcolor: 'background.paper',
    fontWeight: 400,
  },
  '& thead th': { bgcolor: 'background.paper' },
  '& thead .first': { zIndex: 3, fontWeight: 600 },
  '& .group': { bgcolor: 'background.default', fontWeight: 600 },
} as const
