import { Alert, Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TreeChange } from '../../../domain/treeMoves'
import type { Clash } from './useArrange'

export function ClashAlert({ clash, onClose }: { clash: Clash; onClose: () => void }) {
  const translate = useTranslate()
  const tell = (change: TreeChange): string =>
    'parent' in change && change.parent === null
      ? translate(`tree.changed.${change.what}_top`, { ...change })
      : translate(`tree.changed.${change.what}`, { ...change })
  return (
    <Alert severity="warning" onClose={onClose} sx={{ mb: 1 }}>
      {clash.reason} {translate(`tree.changed.${clash.changes.length ? 'title' : 'nothing'}`)}
      {clash.changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
          {clash.changes.map((change) => (
            <li key={tell(change)}>{tell(change)}</li>
          ))}
        </Box>
      )}
    </Alert>
  )
}
