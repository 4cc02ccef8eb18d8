/**
 * What a column holds. How it is written, its alignment, its width, its skeleton and its place on a phone's card follow
 * from it.
 */
export type Kind =
  | 'title'
  | 'text'
  | 'number'
  | 'money'
  | 'day'
  | 'moment'
  | 'person'
  | 'phone'
  | 'status'
  | 'tags'
  | 'yesno'
  | 'action'
  | 'handle'

interface Shape {
  /** Width in steps of 8 px; without one the column shares what the others leave. */
  width?: number
  /** Numbers stand at the end of their column. */
  isEnd?: boolean
  /** Width of the block that stands for a value that is not there yet, in percent. */
  bone: number
}

export const shapes: Record<Kind, Shape> = {
  title: { bone: 60 },
  text: { bone: 70 },
  number: { width: 13, isEnd: true, bone: 40 },
  money: { width: 17, isEnd: true, bone: 70 },
  day: { width: 15, bone: 70 },
  moment: { width: 15, bone: 70 },
  person: { width: 21, bone: 70 },
  phone: { width: 16, bone: 80 },
  status: { width: 16, bone: 60 },
  tags: { width: 26, bone: 60 },
  yesno: { width: 13, bone: 20 },
  action: { width: 15, isEnd: true, bone: 0 },
  handle: { width: 5, bone: 0 },
}
