import { useEffect, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { beatSeconds, type Presence } from '../../../../domain/drafts'
import { nounOf } from '../../../../domain/live'
import type { AppDataProvider } from '../../../providers/data/types'
import { isHttpError } from '../../../providers/http/httpError'
import { isSignedIn } from '../../../providers/http/tokens'
import { concerns, hear } from '../../../providers/live/heard'

const nobody: Presence = { others: [], saved: null }

/** Heartbeat while the form is visible: returns the other users in it and whether the record was saved meanwhile. */
export function usePresence(place: string | undefined, version: number, isEditing: boolean): Presence {
  const provider = useDataProvider<AppDataProvider>()
  const [presence, setPresence] = useState(nobody)
  const known = useRef({ version, isEditing })
  known.current = { version, isEditing }
  const beatNow = useRef(() => {})

  useEffect(() => {
    if (!place) return
    let isOver = false
    let isBusy = false
    // A response under way may be outdated by the latest change, so it asks again.
    let isAskedAgain = false
    const beat = async () => {
      if (isOver || document.visibilityState === 'hidden' || navigator.onLine === false) return
      isAskedAgain = isBusy
      if (isBusy) return
      isBusy = true
      const { version, isEditing } = known.current
      const body = { version, is_editing: isEditing }
      try {
        const { data } = await provider.tellPresence(place, body)
        if (!isOver) setPresence(data)
      } catch (error) {
        setPresence(nobody)
        // The session, the right or the record is gone.
        if (isHttpError(error) && [401, 403, 404].includes(error.status)) isOver = true
      }
      isBusy = false
      if (isAskedAgain) void beat()
    }
    beatNow.current = () => void beat()
    void beat()
    const timer = setInterval(() => isBusy || void beat(), beatSeconds * 1000)
    document.addEventListener('visibilitychange', beatNow.current)
    const [entity = '', id] = place.split('/')
    const unsubscribe = hear((event) => {
      if (concerns(event, `presence:${entity}:${id}`, `${nounOf(entity)}:${id}`)) void beat()
    })
    return () => {
      unsubscribe()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beatNow.current)
      if (!isOver && isSignedIn()) provider.endPresence(place).catch(() => undefined)
      isOver = true
    }
  }, [provider, place])

  const told = useRef(isEditing)
  useEffect(() => {
    if (told.current === isEditing) return
    told.current = isEditing
    beatNow.current()
  }, [isEditing])

  return presence
}
