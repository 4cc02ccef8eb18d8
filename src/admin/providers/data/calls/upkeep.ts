import type { Backup, BackupsMeta } from '../../../../domain/backups'
import { special } from './call'

export const upkeepCalls = {
  retryJob: special({
    call: (http, id: number) => http(`/jobs/${id}/again`, { method: 'POST' }),
    effect: (lists) => lists.stale('jobs'),
  }),
  dropJob: special({
    call: (http, id: number) => http(`/jobs/${id}`, { method: 'DELETE' }),
    effect: (lists) => lists.stale('jobs'),
  }),
  backups: special({
    call: (http) => http<{ data: Backup[]; meta: BackupsMeta }>('/backups', { isBackground: true }),
  }),
  makeBackup: special({ call: (http) => http('/backups', { method: 'POST' }) }),
  /** Resolves to the `Response`, whose body is not read yet. */
  backupFile: special({
    call: (http, id: string) => http<Response>(`/backups/${id}/file`, { isStream: true }),
  }),
}
