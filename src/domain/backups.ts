import { dayOf, momentOf } from './businessTime'
import type { Access } from './permissions'

/** An archive holds what everybody wrote, and the accounts. */
export const backupGuard: Access = { all: ['manage-roles', 'update-settings'] }

/** An archive of database and files. `id` is the name of its file; `size` in bytes. */
export interface Backup {
  id: string
  at: string
  size: number
  /** When it was restored into a throw-away database, and all was there; null if that failed or is under way. */
  verified_at: string | null
}

/** A name that leads nowhere else. */
export const fileOfBackup = /^\w[\w.-]{0,199}$/

export interface BackupsMeta {
  total: number
  is_running: boolean
  /** Why the last one failed; empty once a later one is good. */
  last_error: string
  /** Whether one is made each day. */
  is_on: boolean
}

/** What settings say about backups: whether one is made each day, at which hour of the business, and how many are kept. */
export interface BackupPlan {
  isOn: boolean
  hour: number
  days: number
  weeks: number
  months: number
}

/** Its keys in the settings: `backup_is_on` (`yes` or empty), and numbers. */
export const backupSettings = {
  isOn: 'backup_is_on',
  hour: 'backup_hour',
  days: 'backup_days',
  weeks: 'backup_weeks',
  months: 'backup_months',
} as const satisfies Record<keyof BackupPlan, string>

export const usualPlan: BackupPlan = { isOn: false, hour: 2, days: 7, weeks: 4, months: 6 }

/** The plan that settings (by key, as text) say; what they do not say, or not as a number, is as usual. */
export function planOf(settings: Readonly<Record<string, string>>): BackupPlan {
  const whole = (key: 'hour' | 'days' | 'weeks' | 'months', most: number): number => {
    const text = settings[backupSettings[key]] ?? ''
    return /^\d{1,4}$/.test(text) && Number(text) <= most ? Number(text) : usualPlan[key]
  }
  return {
    isOn: settings[backupSettings.isOn] === 'yes',
    hour: whole('hour', 23),
    days: whole('days', 9999),
    weeks: whole('weeks', 9999),
    months: whole('months', 9999),
  }
}

/** Whether the hour of the plan has come since the last attempt, by the clock of the business. */
export function isBackupDue({ isOn, hour }: BackupPlan, last: Date | null, now: Date): boolean {
  if (!isOn) return false
  const time = `${String(hour).padStart(2, '0')}:00`
  const today = Date.parse(momentOf(dayOf(now), time))
  const due = today <= now.getTime() ? today : today - 24 * 3_600_000
  return last === null || last.getTime() < due
}

/** Monday of the week of a day, by which weeks are told apart. */
function weekOf(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`)
  return new Date(moment.getTime() - ((moment.getUTCDay() + 6) % 7) * 24 * 3_600_000)
    .toISOString()
    .slice(0, 10)
}

/**
 * The ids of those that stay: the newest of each of the last days, weeks and months that have one, and always the newest.
 * Only verified ones count. One that is not stays until a newer one is verified.
 */
export function keptBackups(backups: readonly Backup[], { days, weeks, months }: BackupPlan): Set<string> {
  const newestFirst = [...backups].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
  const verified = newestFirst.filter(({ verified_at }) => verified_at !== null)
  const [newest] = verified
  const kept = new Set(newest && [newest.id])
  const keep = (spans: number, spanOf: (day: string) => string) => {
    const seen = new Set<string>()
    for (const { id, at } of verified) {
      const span = spanOf(dayOf(at))
      if (seen.has(span)) continue
      if (seen.size >= spans) return
      seen.add(span)
      kept.add(id)
    }
  }
  keep(days, (day) => day)
  keep(weeks, weekOf)
  keep(months, (day) => day.slice(0, 7))
  for (const { id, at, verified_at } of newestFirst)
    if (verified_at === null && (!newest || Date.parse(at) > Date.parse(newest.at))) kept.add(id)
  return kept
}
