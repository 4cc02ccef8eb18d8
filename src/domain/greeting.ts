export type DayPart = 'morning' | 'afternoon' | 'evening'

/** Morning 5 to 11, afternoon 12 to 17, otherwise evening. `hour` is 0–23, local. */
export const greetingOf = (hour: number): DayPart =>
  hour >= 5 && hour <= 11 ? 'morning' : hour >= 12 && hour <= 17 ? 'afternoon' : 'evening'
