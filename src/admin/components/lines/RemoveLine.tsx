import Close from '@mui/icons-material/Close'
import { IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Removes without a question, as undo is offered. */
export function RemoveLine({ row, onRemove }: { row: number; onRemove: () => void }) {
  const translate = useTranslate()
  const label = translate('parts.lines.remove_row', { row: row + 1 })
  return (
    <IconButton aria-label={label} title={label} aria-keyshortcuts="Control+Delete" onClick={onRemove}>
      <Close fontSize="small" />
    </IconButton>
  )
}
