import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useIsOffline, useTranslate } from 'react-admin'
import { Message } from '../components/Message'
import { page, reloadOnce } from '../components/reloadOnce'
import { useDocumentTitle } from '../components/useDocumentTitle'
import { finishLoading } from '../progress'

/**
 * Shown when a page's code could not be loaded. Without a network it waits and retries when online again; otherwise
 * a newer release has replaced the code, and a reload loads that one.
 */
export function MissingCode({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate()
  const isOffline = useIsOffline()
  const [wasOffline, setWasOffline] = useState(isOffline)
  useEffect(finishLoading, [])
  useEffect(() => {
    if (isOffline) setWasOffline(true)
    else if (wasOffline) onRetry()
    else reloadOnce()
  }, [isOffline, wasOffline, onRetry])
  const what = isOffline || wasOffline ? 'offline' : 'new_version'
  const title = translate(`layout.${what}.title`)
  useDocumentTitle(title)
  return (
    <Message
      title={title}
      text={translate(`layout.${what}.message`)}
      action={
        what === 'new_version' && (
          <Button variant="contained" onClick={() => page.reload()}>
            {translate('layout.new_version.reload')}
          </Button>
        )
      }
    />
  )
}
