import type { ReactNode } from 'react'
import { ResourceContextProvider, useDataProvider } from 'react-admin'
import type { ObjectSchema } from 'yup'
import { ConflictQuestion } from '../../../components/form/ConflictQuestion'
import { useFormDraft } from '../../../components/form/draft/useFormDraft'
import { FormShell } from '../../../components/form/FormShell'
import { useEditing } from '../../../components/form/useEditing'
import { paths } from '../../../components/screens/paths'
import { useSought } from '../../../components/settings/useSought'
import type { AppDataProvider } from '../../../providers/data/types'
import { tellSettings } from '../../../providers/site'
import { changesOf, haveSameKeys, type PageRecord, pageOfDraft, withKeysOf, withRows } from './page'

type Values = Record<string, string>

export interface SettingsFormProps {
  current: PageRecord
  schema: ObjectSchema<Values>
  review?: (values: Values, page: PageRecord) => Promise<boolean>
  saveLabel?: string
  children: ReactNode
}

/** Form of a settings page: one save for all settings, each against the version that was read. */
export function SettingsForm({ current, schema, review, saveLabel, children }: SettingsFormProps) {
  const dataProvider = useDataProvider<AppDataProvider>()
  // The draft stays in this browser, since the page is no record on the server.
  const draft = useFormDraft('settings', null)
  const form = useEditing<Values, PageRecord>({
    resource: 'settings',
    draft,
    current: () => current,
    begin: (draftBase) => pageOfDraft(current, draftBase),
    isNewer: (base) => !haveSameKeys(base, current) || current.version > base.version,
    // Only settings that are new on the page.
    under: (base) => (haveSameKeys(base, current) ? undefined : withKeysOf(base, current)),
    async send(values, against) {
      const changes = changesOf(values, against)
      if (changes.length === 0) return against
      const { data } = await dataProvider.saveSettings(changes)
      // Logo, name and currency change on this page at once.
      tellSettings(data)
      return { ...withRows(against, data), updated_at: data.at(-1)?.updated_at }
    },
    conflictOf: (newer, values, against) =>
      Array.isArray(newer) ? { mine: values, theirs: withRows(against, newer), base: against } : undefined,
  })
  useSought()
  return (
    <ResourceContextProvider value="settings">
      <FormShell<Values>
        {...form.shell}
        schema={schema}
        onSave={async (values, saving) =>
          review && !(await review(values, form.base)) ? { saved: false } : form.shell.onSave(values, saving)
        }
        cancelTo={paths.home}
        saveLabel={saveLabel}
      >
        {children}
      </FormShell>
      <ConflictQuestion resource="settings" form={form} schema={schema} />
    </ResourceContextProvider>
  )
}
