import { Alert, AlertTitle, Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Deletion } from './useDeletion'

/** Lists the files that could not be deleted, with the reasons, until dismissed. */
export function DeletionReport({ deletion: { done, remaining, dismiss } }: { deletion: Deletion }) {
  const translate = useTranslate()
  if (remaining.length === 0) return null
  return (
    <Alert severity="error" onClose={dismiss} closeText={translate('common.close')} sx={{ mb: 1.5 }}>
      <AlertTitle>
        {translate('resources.media.selection.failed', { smart_count: remaining.length })}
      </AlertTitle>
      {done > 0 && (
        <Typography>{translate('resources.media.selection.gone', { smart_count: done })}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {remaining.map(({ id, name, reason }) => (
          <li key={id}>
            <b>{name}</b>: {reason ?? translate('resources.media.selection.reason')}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
