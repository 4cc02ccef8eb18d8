import { type ReactNode, use, useState } from 'react'
import type { DynamicField, FieldStyle } from '../../../domain/dynamicFields'
import { fieldStyleInputs } from './styles'

/** Styles whose code has loaded or failed to; a failed input reports that itself. */
const settled = new Set<FieldStyle>()
const underWay = new Map<string, Promise<void>>()

const stylesOf = (fields: readonly DynamicField[]): FieldStyle[] =>
  fields.flatMap(({ style, children }) => [style, ...stylesOf(children ?? [])])

/** Loads the code of the fields' inputs, with one promise per set of styles while it loads; undefined once loaded. */
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
 * Suspends until the first fields' inputs are loaded, as their heights are unknown before; later ones never suspend.
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
