import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useIsOffline, useTranslate } from 'react-admin'
import { Message } from '../components/Message'
import { page, reloadOnce } from '../components/reloadOnce'
import { useDocumentTitle } from '../components/useDocumentTitle'
import { finishLoading } from '../progress'

/**
 * A page whose code could not be fetched. Without a network it waits and goes on by itself; with one a newer
 * release has taken the code's place, and loading anew brings the new one.
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
