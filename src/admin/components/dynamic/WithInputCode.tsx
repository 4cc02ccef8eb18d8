import { type ReactNode, use, useState } from 'react'
import type { DynamicField, FieldStyle } from '../../../domain/dynamicFields'
import { fieldStyleInputs } from './styles'

/** Styles whose code is there, or could not be fetched: then their inputs say so themselves. */
const settled = new Set<FieldStyle>()
const underWay = new Map<string, Promise<void>>()

const stylesOf = (fields: readonly DynamicField[]): FieldStyle[] =>
  fields.flatMap(({ style, children }) => [style, ...stylesOf(children ?? [])])

/** The code of the inputs that fields need, by styles, the same as long as it is on its way; `undefined` when it is there. */
function codeOf(fields: readonly DynamicField[]): Promise<void> | undefined {
  const missing = [...new Set(stylesOf(fields))].filter((style) => !settled.has(style)).sort()
  if (!missing.some((style) => fieldStyleInputs[style].Input.preload)) return undefined
  const name = missing.join()
  const code =
    underWay.get(name) ??
    Promise.all(missing.map((style) => fieldStyleInputs[style].Input.preload?.())).then(() => {
      for (const style of missing) settled.add(style)
    })
  underWay.set(name, code)
  return code
}

/**
 * Suspends until the code of the inputs of its first fields has been fetched: how high they are is not known before.
 * Fields that come later hide nothing again.
 */
export function WithInputCode({
  fields,
  children,
}: {
  fields: readonly DynamicField[]
  children: ReactNode
}) {
  const [first] = useState(fields)
  const code = codeOf(first)
  if (code) use(code)
  return children
}
