import { useEffect, useState } from 'react'

/** Props of what stands in for something that has yet to come, and will be of another height. */
export const coming = { 'data-coming': '' } as const

/** After so many milliseconds what is below is shown all the same: one can work with it. */
const patience = 3_000

/** The same for what may take long, or never come. */
export function useComing(isComing = true): typeof coming | undefined {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [isComing])
  return isComing && !isLate ? coming : undefined
}

// Nobody loses what they are writing in.
const below = '~ :not(:focus-within)'
const unseen = { display: 'none' } as const

/**
 * Style of what holds parts one below the other: those below one that has yet to come are shown after it. Until then
 * nobody knows where they will be, and what is shown would move under the hand.
 */
export const inOrder = { [`& > :is([data-coming], :has([data-coming])) ${below}`]: unseen } as const

/** The same for one part among others. */
export const comesFirst = { [`&:has([data-coming]) ${below}`]: unseen } as const
