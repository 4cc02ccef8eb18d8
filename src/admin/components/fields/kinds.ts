/** Kind of a column's values; format, alignment, width, skeleton and place on a phone's card follow from it. */
export type ValueKind =
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
  /** Width in steps of 8 px; columns without one share the rest. */
  steps?: number
  isEnd?: boolean
  /** Width of the skeleton in percent. */
  bone: number
}

export const shapes: Record<ValueKind, Shape> = {
  title: { bone: 60 },
  text: { bone: 70 },
  number: { steps: 13, isEnd: true, bone: 40 },
  money: { steps: 17, isEnd: true, bone: 70 },
  day: { steps: 15, bone: 70 },
  moment: { steps: 15, bone: 70 },
  person: { steps: 21, bone: 70 },
  phone: { steps: 16, bone: 80 },
  status: { steps: 16, bone: 60 },
  tags: { steps: 26, bone: 60 },
  yesno: { steps: 13, bone: 20 },
  action: { steps: 15, isEnd: true, bone: 0 },
  handle: { steps: 5, bone: 0 },
}
