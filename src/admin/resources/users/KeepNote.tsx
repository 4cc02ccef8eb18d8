import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Updates of accounts send only what is not empty (spec §5): said, so that nobody thinks a field was cleared. */
export function KeepNote() {
  const translate = useTranslate()
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('resources.users.keep_hint')}
    </Typography>
  )
}
