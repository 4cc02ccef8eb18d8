/** The time zone of the business: moments are typed and shown by its clock, wherever the browser is. */
export const businessZone = 'Asia/Ho_Chi_Minh'

/** It has been the same all year round since 1975. */
const offset = '+07:00'
const offsetMs = 7 * 60 * 60 * 1000

/** A moment by the clock of the business: `2026-11-22` and `08:30`. */
export function businessTime(moment: string | Date): { day: string; time: string } {
  const iso = new Date(new Date(moment).getTime() + offsetMs).toISOString()
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) }
}

/** The moment in ISO 8601 of a day and time of the business; `undefined` when they are none. */
export function businessMoment(day: string, time: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return undefined
  const moment = new Date(`${day}T${time}:00${offset}`)
  // Date would roll the 31st of a short month over to the next.
  return !Number.isNaN(moment.getTime()) && businessTime(moment).day === day
    ? moment.toISOString()
    : undefined
}
