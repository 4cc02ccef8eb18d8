import { Box, FormHelperText, Typography } from '@mui/material'
import { useCallback, useMemo, useRef } from 'react'
import { useInput, useRecordContext, useTranslate, ValidationError } from 'react-admin'
import { allPermissions, type Permission } from '../../../../domain/permissions'
import { groupRows } from '../../permissions/names'
import { type RoleStanding, useRoleReach } from '../useRoleReach'
import { moveByArrow } from './arrows'
import { type Matrix, MatrixBox } from './MatrixBox'
import { MatrixGroup } from './MatrixGroup'
import { toggled } from './selection'

interface PermissionMatrixProps {
  source: string
  standing: RoleStanding
  /** Those that may be chosen; by default those that the user may grant. */
  among?: ReadonlySet<Permission>
}

const nothing: ReadonlySet<Permission> = new Set()

/** Permissions that the user may change: in their own role only missing ones, in a role above their rights none. */
function useOpen({ source, standing, among }: PermissionMatrixProps) {
  const { reach: granted } = useRoleReach()
  const reach = among ?? granted
  const stored: unknown = useRecordContext()?.[source]
  return useMemo(() => {
    const kept = new Set<unknown>(standing === 'own' && Array.isArray(stored) ? stored : [])
    const open = standing === 'above' ? nothing : new Set([...reach].filter((name) => !kept.has(name)))
    const lock = (names: readonly Permission[]) =>
      names.some((name) => kept.has(name)) ? 'resources.roles.matrix.own' : 'resources.roles.matrix.beyond'
    return { open, lock, isPartial: reach.size < allPermissions.length }
  }, [reach, stored, standing])
}

export function PermissionMatrix(props: PermissionMatrixProps) {
  const { source } = props
  const translate = useTranslate()
  const { open, lock, isPartial } = useOpen(props)
  const { field, fieldState } = useInput<string[]>({ source, defaultValue: [] })
  const chosen = Array.isArray(field.value) ? field.value : []
  const latest = useRef<Matrix['onToggle']>(() => undefined)
  latest.current = (names) =>
    field.onChange(toggled(typeof names === 'string' ? [names] : names, chosen, open))
  const onToggle = useCallback<Matrix['onToggle']>((names) => latest.current(names), [])
  const matrix: Matrix = { chosen: new Set(chosen), open, lock, onToggle }
  const error = fieldState.error?.message
  const counts = { count: chosen.length, total: allPermissions.length }
  return (
    <Box
      role="group"
      aria-label={translate('resources.roles.section.permissions')}
      onKeyDown={moveByArrow}
      onBlur={field.onBlur}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <MatrixBox
          matrix={matrix}
          names={allPermissions}
          label={translate('resources.roles.matrix.all')}
          text={translate('resources.roles.matrix.all')}
          inputRef={field.ref}
          strong
        />
        <Typography color="textSecondary" aria-live="polite">
          {translate('resources.roles.matrix.chosen', counts)}
        </Typography>
      </Box>
      {error && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          <ValidationError error={error} />
        </FormHelperText>
      )}
      <Typography variant="body2" color="textSecondary">
        {translate('resources.roles.matrix.keyboard')}{' '}
        {isPartial && translate('resources.roles.matrix.beyond_note')}
      </Typography>
      {groupRows.map((group) => (
        <MatrixGroup key={group.key} group={group} matrix={matrix} />
      ))}
    </Box>
  )
}
