import {
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
} from 'react'
import { useEvent } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { RehearsalContext } from '../components/rehearsing'
import { putIn } from '../theme/insertion'
import { ErrorBoundary } from './ErrorBoundary'

const never = new Promise<never>(() => undefined)

/** Holds back what has been rendered before it. */
function End({ onReached }: { onReached: () => void }): ReactNode {
  setTimeout(onReached)
  return use(never)
}

const nothing = () => null

interface RehearsalProps {
  /** What stands at an address. */
  render: (to: string) => ReactNode
  children: ReactNode
}

/**
 * Renders the screen that a pointer rests on once, invisibly, when code and data are there and the browser is idle: code
 * that has run once runs faster, and its styles are in the page. A sibling never resolves, so React renders everything
 * and then discards it: no effect runs, nothing is sent or stored. The rendering is deferred: whatever else there is to
 * do comes before it.
 */
export function Rehearsal({ render, children }: RehearsalProps) {
  const { pathname } = useLocation()
  const known = useRef(new Set<string>())
  const [next, setNext] = useState<string | null>(null)
  const rendered = useDeferredValue(next)
  const end = useEvent(() => setNext(null))
  // Who clicked at once is there already.
  const begin = useEvent((to: string) => to.split(/[?#]/)[0] !== pathname && setNext(to))
  const rehearse = useEvent((part: string, to: string) => {
    if (known.current.has(part) || !('requestIdleCallback' in globalThis)) return
    known.current.add(part)
    requestIdleCallback(() => begin(to))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone somewhere needs no rehearsal
  useEffect(end, [end, pathname])
  useInsertionEffect(putIn)
  return (
    <RehearsalContext value={rehearse}>
      {children}
      <Suspense>
        {rendered !== null && (
          <ErrorBoundary key={rendered} resetKey="" fallback={nothing}>
            {render(rendered)}
            <End onReached={end} />
          </ErrorBoundary>
        )}
      </Suspense>
    </RehearsalContext>
  )
}
