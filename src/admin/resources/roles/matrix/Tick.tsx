import { Box, Checkbox, Typography } from '@mui/material'
import { memo, type Ref } from 'react'
import type { Permission } from '../../../../domain/permissions'
import type { Mark } from './selection'

export interface TickLook {
  /** What is chosen, in full: the box may stand alone. */
  label: string
  /** What stands beside the box, when anything does. */
  text?: string
  /** The text is only for narrow screens, where no column head is above the box. */
  narrowText?: boolean
  strong?: boolean
  inputRef?: Ref<HTMLInputElement>
}

interface TickProps extends TickLook {
  names: Permission | readonly Permission[]
  mark: Mark
  /** Why it cannot be changed, if it cannot. */
  lock?: string
  onToggle: (names: Permission | readonly Permission[]) => void
}

/** One box of the matrix as it is drawn; there are more than a hundred, so only those that change are drawn anew. */
export const Tick = memo(function Tick(props: TickProps) {
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
            fontSize: strong ? '0.95rem' : { xs: '0.8rem', sm: '0.875rem' },
            fontWeight: strong ? 600 : undefined,
          }}
        >
          {text}
        </Typography>
      )}
    </Box>
  )
})
