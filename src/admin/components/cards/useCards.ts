import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { type FieldErrors, get, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { type CardsOf, useBoard } from './board'
import { type AnyKind, titleOf } from './kind'

export function useCards(source: string, owner: string, kind: AnyKind, isDrawn: boolean) {
  const translate = useTranslate()
  const { board, tell } = useBoard()
  const { control, getValues } = useFormContext()
  const { fields, insert, remove, move } = useFieldArray({ control, name: source, keyName: '_card' })
  // The library's keys change when the parent card moves, which would remount the cards.
  const keys = useRef<readonly string[]>([])
  if (keys.current.length !== fields.length)
    keys.current = fields.map((_, at) => keys.current[at] ?? board.newKey())
  // Any other change of the list, such as a reset or a restored draft, ends the undo of a removal.
  const acted = useRef(false)
  const seen = useRef(fields)
  useEffect(() => {
    if (seen.current === fields) return
    seen.current = fields
    const isOurs = acted.current
    acted.current = false
    if (!isOurs && owner === '') tell((done) => (done.removed ? { text: '' } : done))
  }, [fields, owner, tell])

  const list: CardsOf = {
    owner,
    keys: () => keys.current,
    name: (key) => {
      const at = keys.current.indexOf(key)
      return (
        titleOf(kind, getValues(`${source}.${at}`)) ||
        translate(kind.unnamed, { _: kind.unnamed, place: at + 1 })
      )
    },
    isDrawn: () => isDrawn,
    take: (key) => {
      const at = keys.current.indexOf(key)
      const value: unknown = structuredClone(getValues(`${source}.${at}`))
      keys.current = keys.current.filter((each) => each !== key)
      acted.current = true
      remove(at)
      return value
    },
    put: (at, value, key) => {
      keys.current = keys.current.toSpliced(at, 0, key)
      acted.current = true
      insert(at, value, { shouldFocus: false })
    },
    move: (from, to) => {
      const [key] = keys.current.slice(from, from + 1)
      if (key === undefined) return
      keys.current = keys.current.toSpliced(from, 1).toSpliced(to, 0, key)
      acted.current = true
      move(from, to)
    },
  }
  const latest = useRef(list)
  latest.current = list
  useEffect(
    () =>
      board.add({
        owner,
        keys: () => latest.current.keys(),
        name: (key) => latest.current.name(key),
        isDrawn: () => latest.current.isDrawn(),
        take: (key) => latest.current.take(key),
        put: (at, value, key) => latest.current.put(at, value, key),
        move: (from, to) => latest.current.move(from, to),
      }),
    [board, owner],
  )
  return { list, keys: keys.current, ...useWrong(source) }
}

function useWrong(source: string) {
  const { errors, submitCount } = useFormState({ name: source })
  const found: FieldErrors | undefined = get(errors, source)
  return {
    wrongAt: (at: number): number => (found?.[at] ? submitCount + 1 : 0),
    message: found?.root?.message ?? (typeof found?.message === 'string' ? found.message : undefined),
  }
}
