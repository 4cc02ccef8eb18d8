import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazily } from '../../startup/lazily'
import { openPicker, type Picked, type PickerRequest } from './picker'

const PickerDialog = lazily(() => import('./library/PickerDialog'))

/** Opens the media library in its own window or, if blocked, in a dialog. */
export function useMediaPicker(
  request: PickerRequest,
  onPicked: (urls: string[], files: readonly Picked[]) => void,
): { pick: () => void; dialog: ReactNode } {
  const [isBlocked, setBlocked] = useState(false)
  const stop = useRef<() => void>(undefined)
  // The answer comes long after the click: call the handler of the latest render.
  const receive = useRef(onPicked)
  useEffect(() => {
    receive.current = onPicked
  })
  useEffect(() => () => stop.current?.(), [])

  const take = (files: readonly Picked[]) =>
    receive.current(
      files.map(({ url }) => url),
      files,
    )
  const pick = () => {
    stop.current?.()
    stop.current = openPicker(request, take)
    setBlocked(!stop.current)
  }
  const dialog = isBlocked && (
    <Suspense fallback={null}>
      <PickerDialog
        request={request}
        onClose={() => setBlocked(false)}
        onPicked={(files) => {
          setBlocked(false)
          take(files)
        }}
      />
    </Suspense>
  )
  return { pick, dialog }
}
