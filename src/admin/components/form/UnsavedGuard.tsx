import { useEffect, useRef } from 'react'
import { useBlocker, useCanBlock } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { isSignedIn } from '../../providers/http/tokens'
import { ConfirmDialog } from './ConfirmDialog'

/** Lets a form be left on purpose: after a save or a deletion there is nothing to ask. */
export interface FormExit {
  allowed: boolean
}

interface UnsavedGuardProps {
  exit: FormExit
  onLeave: () => void
  onDirty?: (isDirty: boolean) => void
}

/** Asks before unsaved changes are lost, within the app and when the tab closes. */
export function UnsavedGuard({ exit, onLeave, onDirty }: UnsavedGuardProps) {
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  const dirty = useRef(isDirty)
  dirty.current = isDirty

  useEffect(() => {
    onDirty?.(isDirty)
  }, [isDirty, onDirty])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // When the session has ended the page must go to the login page; the draft is kept for the way back.
      if (dirty.current && !exit.allowed && isSignedIn()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [exit])

  return useCanBlock() ? <RouteGuard exit={exit} isDirty={() => dirty.current} onLeave={onLeave} /> : null
}

interface RouteGuardProps extends UnsavedGuardProps {
  isDirty: () => boolean
}

function RouteGuard({ exit, isDirty, onLeave }: RouteGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && !exit.allowed && isSignedIn() && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="components.unsaved.title"
      text="components.unsaved.text"
      confirm="components.unsaved.leave"
      cancel="components.unsaved.stay"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
    />
  )
}
