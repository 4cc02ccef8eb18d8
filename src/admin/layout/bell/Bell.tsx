import { Suspense, useContext } from 'react'
import { guardOf } from '../../../domain/guards'
import { arrivalKinds } from '../../../domain/live'
import { useRights } from '../../providers/auth/rights'
import { lazily } from '../../startup/lazily'
import { LiveContext } from '../useLive'

const BellButton = lazily(() => import('./BellButton'), 'first')

/** The bell with what is new, for users who may list any of it. */
export function Bell() {
  const { can } = useRights()
  const isLive = useContext(LiveContext) !== undefined
  if (!isLive || !arrivalKinds.some((kind) => can(guardOf(kind, 'list')))) return null
  return (
    <Suspense>
      <BellButton />
    </Suspense>
  )
}
