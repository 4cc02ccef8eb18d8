import { Box } from '@mui/material'
import type { ImportRowAction } from '../session/rows'

const colours: Record<ImportRowAction, string> = {
  create: 'status.ok',
  update: 'status.info',
  same: 'status.neutral',
  refused: 'status.bad',
  pending: 'divider',
}

const doneWords: Partial<Record<ImportRowAction, string>> = {
  create: 'created',
  update: 'updated',
  refused: 'refused_done',
}

interface ActionMarkProps {
  line: number
  action: ImportRowAction
  isDone: boolean
  say: (key: string) => string
}

export function ActionMark({ line, action, isDone, say }: ActionMarkProps) {
  const word = (isDone && doneWords[action]) || action
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap', typography: 'body2' }}>
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {line}
      </Box>
      <Box
        component="span"
        sx={{ width: 8, height: 8, borderRadius: 4, flex: 'none', bgcolor: colours[action] }}
      />
      <span>{say(`sheets.grid.${word}`)}</span>
    </Box>
  )
}
