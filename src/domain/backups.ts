/** An archive of database and files. `id` is the name of its file; `size` in bytes. */
export interface Backup {
  id: string
  at: string
  size: number
  /** When it was restored into a throw-away database, and all was there; null if that failed or is under way. */
  verified_at: string | null
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
