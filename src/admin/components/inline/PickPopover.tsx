import { Popover } from '@mui/material'
import { box } from '../../theme/tokens'
import { type FilterOption, Options } from '../list/filters/Options'

interface PickPopoverProps {
  label: string
  anchor: HTMLElement
  options: readonly FilterOption[]
  chosen: string
  isLoading?: boolean
  onClose: () => void
  onChoose: (id: string) => void
}

export default function PickPopover({ label, anchor, onClose, ...options }: PickPopoverProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: box.search } } }}
    >
      <Options label={label} {...options} />
    </Popover>
  )
}
