import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { SectionMark } from '../form/sections'

/** How far below its place at the top a section may begin and still be the one that is being read. */
const slack = 24

const px = (length: string) => Number.parseFloat(length) || 0
/** Whether a section is at its place at the top, or above. */
function isReached(id: string, padding: number): boolean {
  const section = document.getElementById(id)
  if (!section) return false
  const place = padding + px(getComputedStyle(section).scrollMarginTop)
  return section.getBoundingClientRect().top <= place + slack
}

/** The id of the section that is being read, as the page scrolls. */
export function useScrolledTo(
  marks: readonly SectionMark[],
): [string | undefined, Dispatch<SetStateAction<string | undefined>>] {
  const [current, setCurrent] = useState<string>()
  const ids = marks.map(({ id }) => id).join(' ')
  useEffect(() => {
    const all = ids.split(' ').filter(Boolean)
    const look = () => {
      const page = document.documentElement
      const padding = px(getComputedStyle(page).scrollPaddingTop)
      // The last ones may be too short to reach the top.
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= page.scrollHeight - 1
      const begun = all.filter((id) => isReached(id, padding))
      setCurrent(isAtEnd ? all.at(-1) : (begun.at(-1) ?? all[0]))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [ids])
  return [current, setCurrent]
}
