import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { openPicker, type PickerRequest } from './picker'

/** Seldom needed, so it comes only when the browser has blocked the window. */
const PickerDialog = lazy(() => import('./library/PickerDialog'))

/** The library to choose from: in a window of its own or, where the browser blocks it, in the page. */
export function useMediaPicker(
  request: PickerRequest,
  onPicked: (urls: string[]) => void,
): { pick: () => void; dialog: ReactNode } {
  const [isBlocked, setBlocked] = useState(false)
  const stop = useRef<() => void>(undefined)
  // The answer comes long after the click: it goes to the input as it is then.
  const receive = useRef(onPicked)
  useEffect(() => {
    receive.current = onPicked
  })
  useEffect(() => () => stop.current?.(), [])

  const pick = () => {
    stop.current?.()
    stop.current = openPicker(request, (urls) => receive.current(urls))
    setBlocked(!stop.current)
  }
  const dialog = isBlocked && (
    <Suspense fallback={null}>
      <PickerDialog
        request={request}
        onClose={() => setBlocked(false)}
        onPicked={(urls) => {
          setBlocked(false)
          receive.current(urls)
        }}
      />
    </Suspense>
  )
  return { pick, dialog }
}
