import { Box } from '@mui/material'
import { type ReactNode, Suspense, useCallback, useMemo, useRef } from 'react'
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin'
import type { FieldValues, KeepStateOptions } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { nameKeys } from '../../../domain/fieldNames'
import { Later } from '../../startup/Later'
import { lazily } from '../../startup/lazily'
import { hidesBelowReserved } from '../../startup/reserve'
import { box, type PageWidth, pageWidth } from '../../theme/tokens'
import { DraftKeeper } from './draft/DraftKeeper'
import type { FormDraft } from './draft/formDraft'
import { FormFrame } from './FormFrame'
import { FormToolbar } from './FormToolbar'
import { optionalLabels } from './optionalLabels'
import { schemaResolver } from './resolver'
import type { SaveResult, Saving } from './saving'
import { SectionsContext, useSections } from './sections'
import { UnsavedGuard } from './UnsavedGuard'
import type { MergeInto } from './useMerging'

const load = () => import('./draft/DraftOnServer')
const DraftOnServer = lazily(load)
// With the form's own code: opening the form fetches nothing more, and what is typed is kept also when the network is
// lost right away.
void load().catch(() => undefined)

export interface FormShellProps<T extends AnyObject> {
  schema: ObjectSchema<T>
  /** The record being edited; undefined for a new one. */
  record?: RaRecord
  defaultValues?: Partial<T>
  /** What is kept when a newer `record` resets the form. */
  resetOptions?: KeepStateOptions
  /** Called with valid values; never concurrently. What is typed meanwhile a form that stays keeps by itself. */
  onSave: (values: T, saving: Saving) => Promise<SaveResult>
  /** Called when the form becomes dirty or clean. */
  onDirty?: (isDirty: boolean) => void
  draft: FormDraft
  /** Brings the form and a newer row together; of the form of a record. */
  onMerge?: MergeInto
  /** What came of that, to lie over the record. */
  merged?: FieldValues | null
  /** Called after the changes, or a restored draft, have been taken back. */
  onDiscard?: () => void
  /** Where the way back leads; none of a form that is one of several on its page. */
  cancelTo?: string
  /** The width of the page and its toolbar. */
  width?: PageWidth
  /** Replaces the label of Save. */
  saveLabel?: string
  /** Tells Save apart from that of other forms on the page. */
  saveName?: string
  /** Buttons on the bar before Save. */
  buttons?: ReactNode
  /** Replaces Save by several. */
  save?: ReactNode
  children: ReactNode
}

/** The same space between sections, whatever their content. */
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

/**
 * The shell of every form: validation by the domain's schema, errors beside their fields, a sticky toolbar, a
 * question before changes are lost, and a draft that survives the end of the session.
 */
export function FormShell<T extends AnyObject>(props: FormShellProps<T>) {
  const { schema, record, defaultValues, onSave, draft, onDiscard, children } = props
  const translate = useTranslate()
  const resource = useResourceContext()
  const resolver = useMemo(
    () =>
      schemaResolver(schema, (path) =>
        nameKeys(path).reduce(
          (found, key) => found || translate(`resources.${resource}.${key}`, { _: '' }),
          '',
        ),
      ),
    [schema, resource, translate],
  )
  const latest = useRef(onSave)
  latest.current = onSave
  const running = useRef<Promise<SaveResult> | null>(null)
  const leaving = useRef(false)
  // While a save is in progress, a second press returns its promise and sends nothing.
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
            {/* What was left of another new record is seen before it is taken for this one. */}
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
