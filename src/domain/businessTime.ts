/** The user types and sees moments in this time zone, wherever the browser is. */
export const businessZone = 'Asia/Ho_Chi_Minh'

export const usualTime = '09:00'

/**
 * Vietnam has kept this offset without summer time since 1975. Constant, because the first `Intl` formatter with a time
 * zone costs a phone 0.1 s.
 */
const offset = '+07:00'
const ahead = 7 * 3_600_000

/** The business's clock at a moment (in ms) as ISO text; its `Z` is meaningless. */
export const clockAt = (moment: number): string => new Date(moment + ahead).toISOString()

const millis = (moment: string | Date): number =>
  typeof moment === 'string' ? Date.parse(moment) : moment.getTime()

/** `2026-11-22` by the business's clock. */
export const dayOf = (moment: string | Date): string => clockAt(millis(moment)).slice(0, 10)

/** `08:30` by the business's clock. */
export const timeOf = (moment: string | Date): string => clockAt(millis(moment)).slice(11, 16)

/** In UTC. */
export const momentOf = (day: string, time = '00:00'): string =>
  new Date(`${day}T${time}:00${offset}`).toISOString()

export const businessDay = (now: Date): string => dayOf(now)
