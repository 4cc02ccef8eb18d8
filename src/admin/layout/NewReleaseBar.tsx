import Close from '@mui/icons-material/Close'
import { Button, IconButton } from '@mui/material'
import { useState } from 'react'
import { useIsOffline, useTranslate } from 'react-admin'
import { page } from '../startup/reloadOnce'
import { SlimBar } from './SlimBar'

/** Offers to load a newer release. On a reload the browser itself asks about unsaved changes. */
export default function NewReleaseBar() {
  const translate = useTranslate()
  const isOffline = useIsOffline()
  const [isClosed, setClosed] = useState(false)
  if (isClosed || isOffline) return null
  return (
    <SlimBar sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'primary.light' }}>
      {translate('layout.new_version.bar')}
      <Button size="small" onClick={() => page.reload()}>
        {translate('layout.new_version.reload')}
      </Button>
      <IconButton size="small" aria-label={translate('common.close')} onClick={() => setClosed(true)}>
        <Close fontSize="small" />
      </IconButton>
    </SlimBar>
  )
}
