import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

/** A note that updates of accounts send only non-empty fields, so a stored value cannot be cleared. */
export function KeepNote() {
  const translate = useTranslate()
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('resources.users.keep_hint')}
    </Typography>
  )
}
