import { Box, FormHelperText, Typography } from '@mui/material'
import { useCallback, useRef } from 'react'
import { useInput, useTranslate, ValidationError } from 'react-admin'
import { permissions } from '../../../../domain/permissions'
import { useRights } from '../../../providers/auth/rights'
import { groups } from '../../permissions/names'
import { moveByArrow } from './arrows'
import { type Matrix, MatrixBox } from './MatrixBox'
import { MatrixGroup } from './MatrixGroup'
import { toggled } from './selection'

/** What a role may do: every permission in its group; whole rows, columns and groups with one box. */
export function PermissionMatrix({ source }: { source: string }) {
  const translate = useTranslate()
  const { held } = useRights()
  const { field, fieldState } = useInput<string[]>({ source, defaultValue: [] })
  const chosen = Array.isArray(field.value) ? field.value : []
  const latest = useRef<Matrix['onToggle']>(() => undefined)
  latest.current = (names) =>
    field.onChange(toggled(typeof names === 'string' ? [names] : names, chosen, held))
  const onToggle = useCallback<Matrix['onToggle']>((names) => latest.current(names), [])
  const matrix: Matrix = { chosen: new Set(chosen), held, onToggle }
  const error = fieldState.error?.message
  const counts = { count: chosen.length, total: permissions.length }
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
          names={permissions}
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
        {held.size < permissions.length && translate('resources.roles.matrix.beyond_note')}
      </Typography>
      {groups.map((group) => (
        <MatrixGroup key={group.key} group={group} matrix={matrix} />
      ))}
    </Box>
  )
}
