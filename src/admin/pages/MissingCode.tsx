import { Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useIsOffline, useTranslate } from 'react-admin'
import { useDocumentTitle } from '../components/screens/useDocumentTitle'
import { MessagePage } from '../components/states/MessagePage'
import { finishLoading } from '../startup/progress'
import { page, reloadOnce } from '../startup/reloadOnce'

/** Whether the server answers with its page; a proxy alone in front of it reports an error. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(import.meta.env.BASE_URL, { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Milliseconds between checks whether the server is back. */
const often = 3_000

/**
 * Shown when a page's code could not be loaded. Offline, or with the server away, it waits and retries by itself, since
 * a reload would lose the page. Otherwise a newer release has replaced the code, and it reloads.
 */
export function MissingCode({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate()
  const isOffline = useIsOffline()
  const [trouble, setTrouble] = useState<'offline' | 'away' | 'new_version' | undefined>(
    isOffline ? 'offline' : undefined,
  )
  const hasWaited = useRef(isOffline)
  useEffect(finishLoading, [])
  useEffect(() => {
    if (isOffline) {
      hasWaited.current = true
      return setTrouble('offline')
    }
    if (hasWaited.current) return onRetry()
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (isWaiting: boolean) => {
      const isThere = await isServerThere()
      if (isOver) return
      if (!isThere) {
        setTrouble('away')
        timer = setTimeout(() => void ask(true), often)
      } else if (isWaiting) onRetry()
      else {
        setTrouble('new_version')
        reloadOnce()
      }
    }
    void ask(false)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isOffline, onRetry])
  const title = trouble ? translate(`layout.${trouble}.title`) : ''
  useDocumentTitle(title)
  if (!trouble) return null
  return (
    <MessagePage
      title={title}
      text={translate(`layout.${trouble}.message`)}
      action={
        trouble === 'new_version' && (
          <Button variant="contained" onClick={() => page.reload()}>
            {translate('layout.new_version.reload')}
          </Button>
        )
      }
    />
  )
}
