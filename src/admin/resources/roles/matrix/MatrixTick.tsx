import { Box, Checkbox, Typography } from '@mui/material'
import { memo, type Ref } from 'react'
import type { Permission } from '../../../../domain/permissions'
import type { TickState } from './selection'

export interface TickLook {
  /** The full accessible name: the box may be shown without text. */
  label: string
  text?: string
  /** Shows the text only on narrow screens, which have no column headings. */
  narrowText?: boolean
  strong?: boolean
  inputRef?: Ref<HTMLInputElement>
}

interface MatrixTickProps extends TickLook {
  names: Permission | readonly Permission[]
  mark: TickState
  lock?: string
  onToggle: (names: Permission | readonly Permission[]) => void
}

/** One checkbox of the matrix. Memoized: there are over a hundred, and only those that change render again. */
export const MatrixTick = memo(function Tick(props: MatrixTickProps) {
  const { label, text, narrowText, strong, inputRef, names, mark, lock, onToggle } = props
  return (
    <Box
      component="label"
      title={lock}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minWidth: 0,
        cursor: lock ? 'not-allowed' : 'pointer',
      }}
    >
      <Checkbox
        size="small"
        checked={mark === 'all'}
        indeterminate={mark === 'some'}
        disabled={lock !== undefined}
        onChange={() => onToggle(names)}
        slotProps={{ input: { 'aria-label': label, ref: inputRef } }}
        sx={{ p: { xs: 0.75, sm: 1 } }}
      />
      {text && (
        <Typography
          component="span"
          aria-hidden
          color={lock ? 'textSecondary' : undefined}
          sx={{
            display: narrowText ? { xs: 'inline', sm: 'none' } : undefined,
            typography: strong ? 'body1' : 'body2',
            fontWeight: strong ? 600 : undefined,
          }}
        >
          {text}
        </Typography>
      )}
    </Box>
  )
})
