/** The time zone of the business: moments are typed and shown by its clock, wherever the browser is. */
export const businessZone = 'Asia/Ho_Chi_Minh'

/** When nothing else is said: as the day's work begins. */
export const usualTime = '09:00'

const minute = 60_000

let format: Intl.DateTimeFormat | undefined

/** What the clock of the business shows at a moment: `2026-11-22T08:30`. */
function clockAt(moment: number): string {
  format ??= new Intl.DateTimeFormat('en', {
    timeZone: businessZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${(part.year ?? '').padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}`
}

const millis = (moment: string | Date): number =>
  typeof moment === 'string' ? Date.parse(moment) : moment.getTime()

/** The day of a moment by the business's clock: `2026-11-22`. */
export const dayOf = (moment: string | Date): string => clockAt(millis(moment)).slice(0, 10)

/** The time of day of a moment by the business's clock: `08:30`. */
export const timeOf = (moment: string | Date): string => clockAt(millis(moment)).slice(11)

/** The moment, in UTC, at which the business's clock shows this day and time. */
export function momentOf(day: string, time = '00:00'): string {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // How far the zone is from UTC is asked at the moment itself: a zone may change its offset.
  const offsetAt = (moment: number) =>
    Date.parse(`${clockAt(moment)}:00Z`) - Math.floor(moment / minute) * minute
  const near = wanted - offsetAt(wanted)
  return new Date(wanted - offsetAt(near)).toISOString()
}

/** The day that it is for the business. */
export const businessDay = (now: Date): string => dayOf(now)
