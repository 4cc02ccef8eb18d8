import { useLayoutEffect, useRef } from 'react'
import { BAR_HEIGHT, spacingStep } from '../../theme/tokens'

const gap = 2 * spacingStep

/** Ref of a pane that fills the window from its place down, at any scroll position. */
export function usePaneHeight(isOn: boolean) {
  const pane = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = pane.current
    if (!isOn || !element) return
    const place = () => {
      const top = Math.max(BAR_HEIGHT + gap, element.parentElement?.getBoundingClientRect().top ?? 0)
      element.style.height = `${innerHeight - top - 2 * gap}px`
    }
    place()
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    return () => {
      element.style.height = ''
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
    }
  }, [isOn])
  return pane
}
