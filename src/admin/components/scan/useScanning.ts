import { type RefObject, useEffect, useRef, useState } from 'react'
import { closeCamera, openCamera } from './camera'
import { createDetector } from './detector'

/** Interval of detection in ms, so that a phone stays cool. */
const interval = 150
/** The same code counts again after this time out of sight, in ms. */
const gone = 1_200

export type CameraState = 'opening' | 'looking' | 'denied' | 'none' | 'broken'

const stateOf = (error: unknown): CameraState => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'broken'
}

/** Shows the camera in a video element and reports each new code until unmount. */
export function useScanning(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void) {
  const [state, setState] = useState<CameraState>('opening')
  const [stream, setStream] = useState<MediaStream>()
  const latest = useRef(onCode)
  latest.current = onCode
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let opened: MediaStream | undefined
    const seen = new Map<string, number>()
    const tell = (code: string) => {
      const now = performance.now()
      const isNew = now - (seen.get(code) ?? Number.NEGATIVE_INFINITY) > gone
      seen.set(code, now)
      if (isNew) latest.current(code)
    }
    const run = async () => {
      try {
        opened = await openCamera()
        // Unmounted while the user was asked for permission.
        if (isOver) return closeCamera(opened)
        const shown = video.current
        if (!shown) return
        shown.srcObject = opened
        await shown.play()
        const detector = await createDetector()
        if (isOver) return
        setStream(opened)
        setState('looking')
        const look = async () => {
          // A frame that fails to be read is followed by the next.
          const found = await detector.detect(shown).catch(() => [])
          if (isOver) return
          for (const { rawValue } of found) if (rawValue.trim()) tell(rawValue.trim())
          timer = setTimeout(look, interval)
        }
        void look()
      } catch (error) {
        if (!isOver) setState(stateOf(error))
      }
    }
    void run()
    return () => {
      isOver = true
      clearTimeout(timer)
      if (opened) closeCamera(opened)
    }
  }, [video])
  return { state, stream }
}
