import { Activity, type ReactNode, use, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { AHEAD } from '../components/prerender'
import { PrerenderedContext } from './Prerender'
import { Scene, type SceneProps } from './Scene'

/** The screen at an address; `undefined` for one that stands outside the layout. */
type ScreenOf = (pathname: string) => unknown

interface StageProps extends Pick<SceneProps, 'routeOf' | 'fallback'> {
  screenOf: ScreenOf
}

const addressOf = ({ pathname, search }: Location) => pathname + search

const isSame = (one: Location, other: Location) =>
  addressOf(one) === addressOf(other) && one.hash === other.hash && one.state === other.state

/**
 * The screen at the address and, hidden after it, the one that is rendered ahead. When that one is opened it is shown
 * as it is: its effects start, and nothing is rendered again. Until then none of its effects runs, so that nothing is
 * sent, stored or announced. Two records of one screen share their place, so that the focus stays on what leads from one to
 * the next: these are not rendered ahead.
 */
export function Stage({ screenOf, routeOf, fallback }: StageProps): ReactNode {
  const location = useLocation()
  const next = use(PrerenderedContext)
  const [shown, setShown] = useState(() => ({
    location,
    at: location,
    key: addressOf(location),
  }))
  const screen = screenOf(location.pathname)
  if (location !== shown.location) {
    const isSameScreen = screen === screenOf(shown.location.pathname)
    setShown({
      location,
      // The very object that the hidden screen has: another one would have it rendered again.
      at: next && isSame(next, location) ? next : location,
      key: isSameScreen ? shown.key : addressOf(location),
    })
  }
  const scenes = [{ key: shown.key, at: shown.at, isAhead: false }]
  const other = next && screenOf(next.pathname)
  if (next && other && other !== screen) scenes.push({ key: addressOf(next), at: next, isAhead: true })
  return scenes.map(({ key, at, isAhead }) => (
    <div key={key} {...{ [AHEAD]: isAhead || undefined }} hidden={isAhead}>
      <Activity mode={isAhead ? 'hidden' : 'visible'}>
        <Scene at={at} routeOf={routeOf} fallback={fallback} />
      </Activity>
    </div>
  ))
}
