import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { type Opening, useBoard } from './board'

/**
 * Whether a card is open.
 * @param wrong number of the save attempt that found errors in it; 0 for none
 */
export function useOpening(id: string, wrong: number) {
  const { board } = useBoard()
  const [opening, setOpening] = useState<Opening>(() =>
    wrong > 0 || board.opened.has(id) ? 'open' : 'closed',
  )
  // Errors open their card once per save attempt, before the focus goes to the first error.
  const [seen, setSeen] = useState(wrong)
  if (wrong > 0 && wrong !== seen) {
    setSeen(wrong)
    setOpening('open')
  }
  useEffect(() => {
    // A body that is mounted stays so.
    board.openers.set(id, (next) => setOpening((now) => (now === 'open' && next === 'near' ? now : next)))
    return () => {
      board.openers.delete(id)
    }
  }, [board, id])
  const isOpen = opening !== 'closed'
  useEffect(() => {
    if (isOpen) board.opened.add(id)
    else board.opened.delete(id)
  }, [board, id, isOpen])
  const bodyRef = useRef<HTMLDivElement>(null)
  useNear(bodyRef, opening === 'near', setOpening)
  return { opening, isOpen, toggle: () => setOpening(isOpen ? 'closed' : 'open'), bodyRef }
}

/** Mounts a body once it is within one window height of the window. */
function useNear(
  body: RefObject<HTMLElement | null>,
  isWaiting: boolean,
  setOpening: (opening: Opening) => void,
): void {
  useEffect(() => {
    if (!isWaiting || !body.current) return
    const draw = () => startTransition(() => setOpening('open'))
    if (!('IntersectionObserver' in window)) return draw()
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && draw(),
      { rootMargin: '100% 0px' },
    )
    observer.observe(body.current)
    return () => observer.disconnect()
  }, [body, isWaiting, setOpening])
}
