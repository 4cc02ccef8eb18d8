import { string } from 'yup'
import { momentIn } from '../days'
import { message } from '../validation'

/** Other moments are typing errors. */
const firstMoment = '2000-01-01T00:00:00.000Z'
const lastMoment = '2100-01-01T00:00:00.000Z'

const zoned = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d(?::?\d\d)?)$/

/** Normalizes a moment with zone to UTC seconds; also in the database's notation (`2026-11-22 01:00:00+00`). */
function inUtc(text: string): string | undefined {
  const [, day, time, zone = ''] = zoned.exec(text.trim()) ?? []
  if (!day) return undefined
  const offset = zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`
  const moment = momentIn(`${day}T${time}${offset}`)
  return moment && new Date(Math.floor(moment.getTime() / 1_000) * 1_000).toISOString()
}

/** Without a moment, a post is out as soon as it is published. */
export const scheduleShape = {
  publish_at: string()
    .nullable()
    .default(null)
    .transform((value: unknown) =>
      typeof value === 'string' && value.trim() ? (inUtc(value) ?? value) : null,
    )
    .test('moment', message('moment'), (value) => value === null || inUtc(value ?? '') !== undefined)
    .test(
      'range',
      message('moment_range'),
      (value) => !value || inUtc(value) === undefined || (value >= firstMoment && value <= lastMoment),
    ),
}
