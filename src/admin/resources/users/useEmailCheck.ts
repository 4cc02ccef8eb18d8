import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Identifier, useDataProvider } from 'react-admin'
import { emailText } from '../../../domain/userSchema'
import { useRights } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'

/** Milliseconds after typing before the server is asked. */
const pause = 400

export type EmailState = 'idle' | 'checking' | 'free' | 'taken' | 'unknown'

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

export function useEmailCheck(typed: string, own: { id?: Identifier; email?: string }): EmailState {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { can } = useRights()
  const email = typed.trim().toLowerCase()
  const paused = usePaused(email)
  const enabled =
    can(['list-users', 'manage-admins-access']) && email !== own.email && emailText().isValidSync(email)
  const { data, isError } = useQuery({
    queryKey: ['users', 'emailExists', paused, own.id],
    queryFn: () => dataProvider.emailExists(paused, own.id),
    enabled: enabled && paused === email,
    retry: false,
  })
  if (!enabled) return 'idle'
  if (paused !== email) return 'checking'
  if (isError) return 'unknown'
  return data === undefined ? 'checking' : data ? 'taken' : 'free'
}
