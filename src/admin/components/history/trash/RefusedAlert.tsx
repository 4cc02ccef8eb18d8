import { Alert, AlertTitle, Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Refused } from '../useRestore'

export function RefusedAlert({ refused }: { refused: readonly Refused[] }) {
  const translate = useTranslate()
  if (refused.length === 0) return null
  return (
    <Alert severity="error">
      <AlertTitle>{translate('history.trash.refused', { smart_count: refused.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
        {refused.map(({ title, message }) => (
          <li key={`${title} ${message}`}>
            {translate('history.trash.refused_one', { name: title, reason: message })}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
