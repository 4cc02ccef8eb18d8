import { useEffect, useState } from 'react'
import type { DynamicField, FieldStyle } from '../../../domain/dynamicFields'
import { styles } from './styles'

const stylesOf = (fields: readonly DynamicField[]): FieldStyle[] =>
  fields.flatMap(({ style, children }) => [style, ...stylesOf(children ?? [])])

/**
 * Whether the code of the inputs that fields need has been fetched: how high they are is not known before. Once it is
 * so it stays so, whatever fields come later.
 */
export function useInputCode(fields: readonly DynamicField[] | undefined): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!fields || isThere) return
    let isOver = false
    const wanted = [...new Set(stylesOf(fields))]
    Promise.all(wanted.map((style) => styles[style].Input.preload?.())).then(() => isOver || setThere(true))
    return () => {
      isOver = true
    }
  }, [fields, isThere])
  return isThere
}
