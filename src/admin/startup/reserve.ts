import { useEffect, useState } from 'react'

/** Props of a placeholder whose content will have another height. */
export const reserved = { 'data-reserved': '' } as const

/** Milliseconds after which parts below a placeholder show anyway. */
const longest = 3_000

/** `reserved`, but only for a limited time: for content that may take long or never come. */
export function useReserved(isComing = true): typeof reserved | undefined {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(() => setLate(true), longest)
    return () => clearTimeout(timer)
  }, [isComing])
  return isComing && !isLate ? reserved : undefined
}

// A part that the user is typing in stays visible.
const below = '~ :not(:focus-within)'
const unseen = { display: 'none' } as const

/**
 * For a container of stacked parts: hides those below a placeholder, which would otherwise move under the user's hand.
 */
export const hidesBelowReserved = {
  [`& > :is([data-reserved], :has([data-reserved])) ${below}`]: unseen,
} as const

/** Likewise for a single part within a container. */
export const hidesOthersBelow = { [`&:has([data-reserved]) ${below}`]: unseen } as const
