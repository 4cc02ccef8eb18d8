import { Box, Checkbox, Typography } from '@mui/material'
import type { Ref } from 'react'
import { useTranslate } from 'react-admin'
import type { Permission } from '../../../../domain/permissions'
import { markOf, toggled } from './selection'

export interface Matrix {
  chosen: readonly string[]
  held: ReadonlySet<Permission>
  onChange: (chosen: string[]) => void
}

interface MatrixBoxProps {
  matrix: Matrix
  /** One permission, or all that the box stands for. */
  names: readonly Permission[]
  /** What is chosen, in full: the box may stand alone. */
  label: string
  /** What stands beside the box, when anything does. */
  text?: string
  /** The text is only for narrow screens, where no column head is above the box. */
  narrowText?: boolean
  strong?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** A box for one permission or for a row, a column, a group of them. */
export function MatrixBox(props: MatrixBoxProps) {
  const { matrix, names, label, text, narrowText, strong, inputRef } = props
  const { chosen, held, onChange } = matrix
  const translate = useTranslate()
  const mark = markOf(names, new Set(chosen))
  const isBeyond = !names.some((name) => held.has(name))
  return (
    <Box
      component="label"
      title={isBeyond ? translate('resources.roles.matrix.beyond') : undefined}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minWidth: 0,
        cursor: isBeyond ? 'not-allowed' : 'pointer',
      }}
    >
      <Checkbox
        size="small"
        checked={mark === 'all'}
        indeterminate={mark === 'some'}
        disabled={isBeyond}
        onChange={() => onChange(toggled(names, chosen, held))}
        slotProps={{ input: { 'aria-label': label, ref: inputRef } }}
        sx={{ p: { xs: 0.75, sm: 1 } }}
      />
      {text && (
        <Typography
          component="span"
          aria-hidden
          color={isBeyond ? 'textSecondary' : undefined}
          sx={{
            display: narrowText ? { xs: 'inline', sm: 'none' } : undefined,
            fontSize: strong ? '0.95rem' : { xs: '0.8rem', sm: '0.875rem' },
            fontWeight: strong ? 600 : undefined,
          }}
        >
          {text}
        </Typography>
      )}
    </Box>
  )
}
