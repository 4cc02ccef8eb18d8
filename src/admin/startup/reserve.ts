import { useEffect, useState } from 'react'

/** Props of what stands in for something that has yet to come, and will be of another height. */
export const reserved = { 'data-reserved': '' } as const

/** After so many milliseconds what is below is shown all the same: one can work with it. */
const longest = 3_000

/** The same for what may take long, or never come. */
export function useReserved(isComing = true): typeof reserved | undefined {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(() => setLate(true), longest)
    return () => clearTimeout(timer)
  }, [isComing])
  return isComing && !isLate ? reserved : undefined
}

// Nobody loses what they are writing in.
const below = '~ :not(:focus-within)'
const unseen = { display: 'none' } as const

/**
 * Style of what holds parts one below the other: those below one that has yet to come are shown after it. Until then
 * nobody knows where they will be, and what is shown would move under the hand.
 */
export const hidesBelowReserved = {
  [`& > :is([data-reserved], :has([data-reserved])) ${below}`]: unseen,
} as const

/** The same for one part among others. */
export const hidesOthersBelow = { [`&:has([data-reserved]) ${below}`]: unseen } as const
