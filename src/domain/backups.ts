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
