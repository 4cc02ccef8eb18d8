import { Box } from '@mui/material'
import { type ReactNode, Suspense, useCallback, useRef } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import type { FieldValues, KeepStateOptions } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { Later } from '../../startup/Later'
import { lazily } from '../../startup/lazily'
import { hidesBelowReserved } from '../../startup/reserve'
import { box, type PageWidth, pageWidth } from '../../theme/tokens'
import { DraftKeeper } from './draft/DraftKeeper'
import type { FormDraft } from './draft/formDraft'
import { NewerBeneath } from './draft/Notices'
import { FormFrame } from './FormFrame'
import { FormToolbar } from './FormToolbar'
import { optionalLabels } from './optionalLabels'
import type { SaveResult, Saving } from './saving'
import { SectionsContext, useSections } from './sections'
import { UnsavedGuard } from './UnsavedGuard'
import type { MergeInto } from './useMerging'
import { useSchemaResolver } from './useSchemaResolver'

const load = () => import('./draft/DraftOnServer')
const DraftOnServer = lazily(load)
// Preloaded with the form's code, so that drafts are kept even if the network drops right after opening.
void load().catch(() => undefined)

export interface FormShellProps<T extends AnyObject> {
  schema: ObjectSchema<T>
  record?: RaRecord
  defaultValues?: Partial<T>
  /** State to keep when a newer `record` resets the form. */
  resetOptions?: KeepStateOptions
  /** Called with valid values, never concurrently. A form that stays open keeps what is typed meanwhile. */
  onSave: (values: T, saving: Saving) => Promise<SaveResult>
  onDirty?: (isDirty: boolean) => void
  draft: FormDraft
  /** Merges the form with a newer row; only for existing records. */
  onMerge?: MergeInto
  /** The record as others have saved it meanwhile, while this form is edited. */
  newer?: RaRecord
  /** Merged values to put over the record. */
  merged?: FieldValues | null
  onDiscard?: () => void
  /** Path of the way back; none if the form is one of several on its page. */
  cancelTo?: string
  width?: PageWidth
  saveLabel?: string
  /** Distinguishes Save from that of other forms on the page. */
  saveName?: string
  buttons?: ReactNode
  /** Replaces Save by several buttons. */
  save?: ReactNode
  children: ReactNode
}

const sections = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  pb: 2,
  '& > header': { mb: 0 },
  '--field': `${box.field}px`,
  '& .MuiInputBase-root:not(.MuiInputBase-multiline)': { maxWidth: 'var(--field)' },
  ...optionalLabels,
  ...hidesBelowReserved,
} as const

/** Shell of every form: validation, errors beside fields, save bar, question before changes are lost, drafts. */
export function FormShell<T extends AnyObject>(props: FormShellProps<T>) {
  const { schema, record, defaultValues, onSave, draft, onDiscard, children } = props
  const translate = useTranslate()
  const resolver = useSchemaResolver(schema)
  const latest = useRef(onSave)
  latest.current = onSave
  const running = useRef<Promise<SaveResult> | null>(null)
  const leaving = useRef(false)
  // During a save, a second press returns its promise and sends nothing.
  const save = useCallback((values: FieldValues, saving: Omit<Saving, 'isLeaving'>) => {
    running.current ??= latest
      .current(values as T, { ...saving, isLeaving: () => leaving.current })
      .finally(() => {
        running.current = null
      })
    return running.current
  }, [])
  const saveAndLeave = useCallback(
    (values: FieldValues) => {
      leaving.current = true
      return save(values, { typedSince: () => ({}) }).finally(() => {
        leaving.current = false
      })
    },
    [save],
  )
  const index = useSections()
  const discard = () => {
    draft.drop()
    draft.attempt.settle()
  }
  const takeBack = () => {
    discard()
    onDiscard?.()
  }
  const keeper = <DraftKeeper draft={draft} base={record ?? {}} onDiscard={onDiscard} isNew={!record} />
  const notices = (
    <>
      {record && keeper}
      {record && props.newer && <NewerBeneath record={record} newer={props.newer} onMerge={props.onMerge} />}
      {draft.place && (
        <Later>
          <Suspense>
            <DraftOnServer draft={draft} place={draft.place} record={record} onMerge={props.onMerge} />
          </Suspense>
        </Later>
      )}
    </>
  )
  return (
    <FormFrame
      record={record}
      defaultValues={defaultValues ?? {}}
      resetOptions={props.resetOptions}
      over={props.merged}
      resolver={resolver}
      onSubmit={save}
    >
      <UnsavedGuard draft={draft} save={saveAndLeave} onDirty={props.onDirty} />
      <Box sx={{ maxWidth: pageWidth[props.width ?? 'form'] }}>
        <SectionsContext value={index}>
          <Box sx={{ ...sections, '--optional': `'${translate('components.form.optional')}'` }}>
            {/* Above the fields, so that a draft of another new record is noticed at once. */}
            {!record && keeper}
            {children}
          </Box>
          <FormToolbar
            cancelTo={props.cancelTo}
            saved={record && { at: record.updated_at }}
            onDiscard={takeBack}
            saveLabel={props.saveLabel}
            saveName={props.saveName}
            buttons={props.buttons}
            save={props.save}
            draft={draft}
            notices={notices}
          />
        </SectionsContext>
      </Box>
    </FormFrame>
  )
}
