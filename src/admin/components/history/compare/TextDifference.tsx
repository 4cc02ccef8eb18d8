import { useMemo } from 'react'
import { Mark } from './Mark'
import { passagesOf } from './passages'

/** The passages in which two texts differ. */
export default function TextDifference({ before, after }: { before: string; after: string }) {
  const passages = useMemo(() => passagesOf(before, after), [before, after])
  return passages.map(({ kind, text }, place) => {
    const key = `${place} ${kind}`
    return kind === 'same' ? (
      <span key={key}>{text}</span>
    ) : (
      <Mark key={key} kind={kind} says={`history.${kind}`}>
        {text}
      </Mark>
    )
  })
}
