import { expect, it } from 'vitest'
import {
  type Backup,
  backupSettings,
  isBackupDue,
  keptBackups,
  planOf,
  usualPlan,
} from '../../src/domain/backups'
import { momentOf } from '../../src/domain/businessTime'

const on = { ...usualPlan, isOn: true }
const at = (day: string, time: string) => new Date(momentOf(day, time))

it('is off unless the settings say so, and as usual where they say nothing that can be', () => {
  expect(planOf({})).toEqual(usualPlan)
  const said = { [backupSettings.isOn]: 'yes', [backupSettings.hour]: '23', [backupSettings.days]: '0' }
  expect(planOf(said)).toEqual({ ...usualPlan, isOn: true, hour: 23, days: 0 })
  expect(
    planOf({ [backupSettings.hour]: '24', [backupSettings.weeks]: 'ba', [backupSettings.isOn]: 'no' }),
  ).toEqual(usualPlan)
})

it('is due once a day from its hour on, by the clock of the business', () => {
  expect(isBackupDue(usualPlan, null, at('2026-11-28', '12:00'))).toBe(false)
  expect(isBackupDue(on, null, at('2026-11-28', '00:30'))).toBe(true)
  const last = at('2026-11-27', '02:00')
  expect(isBackupDue(on, last, at('2026-11-28', '01:59'))).toBe(false)
  expect(isBackupDue(on, last, at('2026-11-28', '02:00'))).toBe(true)
  expect(isBackupDue(on, at('2026-11-28', '02:01'), at('2026-11-28', '23:59'))).toBe(false)
  // A night that the server was not running.
  expect(isBackupDue(on, at('2026-11-26', '02:01'), at('2026-11-28', '01:00'))).toBe(true)
})

const backup = (day: string, time = '02:00', isVerified = true): Backup => {
  const moment = momentOf(day, time)
  return { id: `${day} ${time}`, at: moment, size: 1, verified_at: isVerified ? moment : null }
}

it('keeps the newest of each of the last days, weeks and months that have one', () => {
  const days = Array.from({ length: 200 }, (_, back) =>
    new Date(Date.UTC(2026, 10, 28 - back)).toISOString().slice(0, 10),
  )
  const all = days.flatMap((day) => [backup(day), backup(day, '15:00')])
  const kept = keptBackups(all, { ...on, days: 3, weeks: 3, months: 4 })
  expect([...kept].sort()).toEqual([
    '2026-08-31 15:00',
    '2026-09-30 15:00',
    '2026-10-31 15:00',
    '2026-11-15 15:00',
    '2026-11-22 15:00',
    '2026-11-26 15:00',
    '2026-11-27 15:00',
    '2026-11-28 15:00',
  ])
})

it('keeps the last verified one whatever the plan, and nothing counts that is not verified', () => {
  const none = { ...on, days: 0, weeks: 0, months: 0 }
  const all = [
    backup('2026-11-20'),
    backup('2026-11-22', '02:00', false),
    backup('2026-11-25'),
    backup('2026-11-26', '02:00', false),
    backup('2026-11-27', '02:00', false),
  ]
  const ids = ['2026-11-25 02:00', '2026-11-26 02:00', '2026-11-27 02:00']
  expect([...keptBackups(all, none)].sort()).toEqual(ids)
  expect([...keptBackups(all, { ...none, days: 2 })].sort()).toEqual(['2026-11-20 02:00', ...ids])
  expect(keptBackups([], on).size).toBe(0)
})
