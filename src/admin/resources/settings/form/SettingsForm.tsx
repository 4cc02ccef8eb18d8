import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import type { KeepStateOptions } from 'react-hook-form'
import type { ObjectSchema } from 'yup'
import type { FormExit } from '../../../components/form/exit'
import { FormShell } from '../../../components/form/FormShell'
import { useFormDraft } from '../../../components/form/useFormDraft'
import { paths } from '../../../components/screens/paths'
import { useSought } from '../../../components/settings/useSought'
import { lazily } from '../../../startup/lazily'
import { haveSameKeys, type PageRecord, pageOfDraft, withKeysOf } from './page'
import { useSettingsSave } from './useSettingsSave'

/** Loaded when somebody else has saved first. */
const ConflictDialog = lazily(() => import('../../../components/form/ConflictDialog'))

type Values = Record<string, string>

export interface SettingsFormProps {
  /** The page as it is stored now. */
  current: PageRecord
  schema: ObjectSchema<Values>
  /** What is asked before valid values are saved. */
  review?: (values: Values, page: PageRecord) => Promise<boolean>
  saveLabel?: string
  children: ReactNode
}

interface Opened {
  /** The page that the form was opened with, or last saved. */
  base: PageRecord
  resetOptions?: KeepStateOptions
}

const keepEdits: KeepStateOptions = { keepDirtyValues: true }

/** The form of a page of settings: one save for all of them, each against the version that was seen. */
export function SettingsForm({ current, schema, review, saveLabel, children }: SettingsFormProps) {
  // Kept in this browser only: there is no record of it on the server.
  const draft = useFormDraft('settings', null)
  const [exit] = useState<FormExit>({ allowed: false })
  const [isDirty, setDirty] = useState(false)
  const [isRestored, setRestored] = useState(draft.found !== null)
  const [{ base, resetOptions }, setOpened] = useState<Opened>(() => ({
    base: pageOfDraft(current, draft.found?.base),
  }))
  useSought()

  // What somebody else has saved, or the history has put back, comes into a form in which nothing is typed; into others
  // only what is new on the page.
  useEffect(() => {
    const hasSameKeys = haveSameKeys(base, current)
    if (!isDirty && !isRestored) {
      // Right after a save it is the cache that is behind.
      if (!hasSameKeys || current.version > base.version) setOpened({ base: current })
    } else if (!hasSameKeys) setOpened({ base: withKeysOf(base, current), resetOptions: keepEdits })
  }, [current, base, isDirty, isRestored])

  const { save, conflict, setConflict } = useSettingsSave(base, (page) => {
    draft.drop()
    setRestored(false)
    if (exit.leaving) exit.allowed = true
    else setOpened({ base: page })
  })

  return (
    <ResourceContextProvider value="settings">
      <FormShell<Values>
        schema={schema}
        record={base}
        resetOptions={resetOptions}
        onSave={async (values) =>
          review && !(await review(values, base)) ? { saved: false } : save(values, base)
        }
        onDirty={setDirty}
        draft={draft}
        exit={exit}
        onDiscard={() => {
          setRestored(false)
          setOpened({ base: current })
        }}
        cancelTo={paths.home}
        saveLabel={saveLabel}
      >
        {children}
      </FormShell>
      {conflict && (
        <Suspense>
          <ConflictDialog
            key={conflict.theirs.version}
            resource="settings"
            conflict={conflict}
            schema={schema}
            onResolve={(values) => void save(values as Values, conflict.theirs)}
            onCancel={() => setConflict(null)}
          />
        </Suspense>
      )}
    </ResourceContextProvider>
  )
}
