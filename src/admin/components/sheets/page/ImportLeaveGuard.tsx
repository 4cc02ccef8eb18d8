import { useEffect } from 'react'
import { useBlocker, useCanBlock } from 'react-admin'
import { isSignedIn } from '../../../providers/http/tokens'
import { ConfirmDialog } from '../../form/ConfirmDialog'

export function ImportLeaveGuard() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isSignedIn()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return useCanBlock() ? <RouteGuard /> : null
}

function RouteGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isSignedIn() && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="sheets.leave.title"
      text="sheets.leave.text"
      confirm="sheets.leave.leave"
      cancel="sheets.leave.stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
