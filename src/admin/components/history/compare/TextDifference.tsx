import { useMemo } from 'react'
import { ChangeMark } from './ChangeMark'
import { passagesOf } from './passages'

export default function TextDifference({ before, after }: { before: string; after: string }) {
  const passages = useMemo(() => passagesOf(before, after), [before, after])
  return passages.map(({ kind, text }, place) => {
    const key = `${place} ${kind}`
    return kind === 'same' ? (
      <span key={key}>{text}</span>
    ) : (
      <ChangeMark key={key} kind={kind} says={`history.${kind}`}>
        {text}
      </ChangeMark>
    )
  })
}
