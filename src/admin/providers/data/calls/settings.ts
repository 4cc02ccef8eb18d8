import type { RaRecord } from 'react-admin'
import type { Setting, SettingChange } from '../../../../domain/settings'
import { special } from './call'

export const settingCalls = {
  /** Saves several settings at once, all or none. */
  saveSettings: special({
    call: (http, settings: readonly SettingChange[]) =>
      http<{ data: Setting[] }>('/settings', { method: 'PATCH', body: { settings } }),
    effect: (lists, { data }) =>
      lists.changed('settings', (page) => ({
        ...page,
        data: page.data.map((row): RaRecord => data.find((each: Setting) => each.id === row.id) ?? row),
      })),
  }),
  mailState: special({
    call: (http) => http<{ data: { is_set: boolean } }>('/settings/mail'),
  }),
  sendTestMail: special({
    call: (http, emails: string, name: string) =>
      http<{ data: { sent: string[]; failed: string[] } }>('/settings/mail', {
        method: 'POST',
        body: { emails, name },
      }),
  }),
}
