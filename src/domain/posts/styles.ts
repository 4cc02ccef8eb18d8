import type { Style } from '../type'
import { courseShape } from './course'
import { productShape, soldShape } from './product'

const sold = Object.keys(soldShape)

/** Other posts keep these fields at their defaults, whatever is sent. */
export const fieldsOfStyle: Readonly<Record<Style, readonly string[]>> = {
  article: [],
  product: [...sold, ...Object.keys(productShape)],
  course: [...sold, ...Object.keys(courseShape)],
}

/** The request body of a post, without fields of other styles. */
export function ofStyle<T extends object>(style: Style, value: T): T {
  const others = Object.values(fieldsOfStyle).flat()
  const kept = Object.entries(value).filter(
    ([name]) => !others.includes(name) || fieldsOfStyle[style].includes(name),
  )
  return Object.fromEntries(kept) as T
}
