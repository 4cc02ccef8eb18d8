import { Box } from '@mui/material'
import { type ReactNode, useContext, useState } from 'react'
import {
  type RaRecord,
  ResourceContextProvider,
  useDataProvider,
  useLocation,
  useNavigate,
  useTranslate,
} from 'react-admin'
import { type FieldValues, useFormState } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type { AnyObject, ObjectSchema } from 'yup'
import type { ResourceName } from '../../../domain/guards'
import { mark } from '../../keys/marks'
import { ariaKeys } from '../../keys/shortcuts'
import { errorBody } from '../../providers/http/httpError'
import type { PageWidth } from '../../theme/tokens'
import { recordPath } from '../screens/recordPath'
import { ScreensContext, useScreen } from '../screens/screen'
import { useFirstAllowed, useOpenable } from '../screens/useOpenable'
import { useScreenParams } from '../screens/useScreenParams'
import { Arrived } from './Arrived'
import { Copied } from './Copied'
import { COPY } from './copy'
import type { FormAttempt } from './draft/attempt'
import type { Draft } from './draft/draft'
import { useFormDraft } from './draft/useFormDraft'
import { FormShell, type FormShellProps } from './FormShell'
import { PendingButton } from './PendingButton'
import { type SaveResult, useSubmitWith } from './saving'
import { useFeedback } from './useFeedback'
import { useFirstInput } from './useFirstInput'

interface Created<R> {
  data: R
  isTold?: boolean
}

export interface CreatePageProps<T extends AnyObject, R extends RaRecord> {
  resource: ResourceName
  schema: ObjectSchema<T>
  defaultValues?: Partial<T>
  /** Replaces the create call; undefined if nothing was created and the form shows why. `isTold`: it has notified. */
  create?: (values: T, attempt: FormAttempt) => Promise<Created<R> | undefined>
  transform?: (values: T) => T
  toForm?: (record: R) => RaRecord
  /** Path to open after saving; the new record by default. */
  wayOn?: (record: R) => string
  /** Offers “save and add another”; returns values for the next record, such as the same parent. */
  another?: (made: R) => Partial<T>
  /** Path of Cancel, and of users who may not open the new record. */
  cancelTo: string
  width?: PageWidth
  saveLabel?: string
  save?: ReactNode
  children: ReactNode
}

interface Next<T> {
  turn: number
  values: Partial<T>
  /** Key of the location that the record was saved at. */
  savedAt?: string
}

interface CreateBodyProps<T extends AnyObject, R extends RaRecord> extends CreatePageProps<T, R> {
  isNext?: boolean
  onAnother: (values: Partial<T>) => void
  onSaved: () => void
}

/** Page with an empty form, or with a copy of the record named in the query. */
export function CreatePage<T extends AnyObject, R extends RaRecord = RaRecord>(props: CreatePageProps<T, R>) {
  const id = useSearchParams()[0].get(COPY)
  const { key: location } = useLocation()
  const { resource, schema, defaultValues = {}, toForm } = props
  const [next, setNext] = useState<Next<T>>({ turn: 0, values: {} })
  const goOn = (values: Partial<T>) => setNext(({ turn }) => ({ turn: turn + 1, values }))
  const leave = () => setNext((current) => ({ ...current, savedAt: location }))
  // Somebody who was quicker than the screen of the saved record is back at a form that never went.
  if (next.savedAt && next.savedAt !== location) goOn({})
  if (!id || next.turn > 0)
    return (
      <CreateBody<T, R>
        key={next.turn}
        {...props}
        defaultValues={{ ...props.defaultValues, ...next.values } as Partial<T>}
        isNext={next.turn > 0}
        onAnother={goOn}
        onSaved={leave}
      />
    )
  return (
    <Copied<R> {...{ resource, id, toForm }} fields={Object.keys(schema.fields)} defaults={defaultValues}>
      {(values) => (
        <CreateBody<T, R>
          key={id}
          {...props}
          defaultValues={values as Partial<T>}
          onAnother={goOn}
          onSaved={leave}
        />
      )}
    </Copied>
  )
}

function CreateBody<T extends AnyObject, R extends RaRecord>(props: CreateBodyProps<T, R>) {
  const { resource, schema, cancelTo, width, saveLabel, another, isNext = false, children } = props
  const dataProvider = useDataProvider()
  const navigate = useNavigate()
  const screens = useContext(ScreensContext)
  const params = useScreenParams()
  const openable = useOpenable()
  const firstAllowed = useFirstAllowed()
  // Default values are fixed on mount: new ones would overwrite typed values.
  const [defaultValues] = useState(props.defaultValues)
  const draft = useFormDraft(resource)
  const { succeeded, failed } = useFeedback(resource)
  const [arrived, setArrived] = useState<R>()
  const begin = useFirstInput(isNext)
  const screen = useScreen()
  const translate = useTranslate()

  const create =
    props.create ??
    (async (values: T, attempt: FormAttempt): Promise<Created<R> | undefined> =>
      dataProvider.create<T, R>(resource, { data: values, meta: { key: attempt.key() } }))
  const wayOn = (record: R): string =>
    firstAllowed(props.wayOn?.(record) ?? recordPath(screens, resource, record.id, params), cancelTo)
  const onSave: FormShellProps<T>['onSave'] = async (values, saving): Promise<SaveResult> => {
    setArrived(undefined)
    try {
      const created = await create(props.transform?.(values) ?? values, draft.attempt)
      if (!created) return { saved: false }
      const { data, isTold } = created
      draft.end()
      draft.attempt.settle()
      if (!isTold) succeeded('created')
      if (!saving.isLeaving()) {
        const way = wayOn(data)
        // The form of the new record restores it like any draft.
        const typed = saving.typedSince()
        if (!saving.another || Object.keys(typed).length > 0)
          draft.handOn(way, draftOver(props.toForm?.(data) ?? data, typed))
        if (saving.another) props.onAnother(another?.(data) ?? {})
        else {
          props.onSaved()
          navigate(way)
        }
      }
      return { saved: true }
    } catch (error) {
      const { errors, code, made } = errorBody(error) ?? {}
      // If several records were created together, the first is shown.
      const [record] = [made?.data ?? []].flat() as R[]
      if (record) setArrived(record)
      // The server no longer knows this key.
      else if (code === 'conflict') draft.attempt.settle()
      if (!errors && !record) failed('create_failed', error)
      return { saved: false, errors }
    }
  }

  return (
    <ResourceContextProvider value={resource}>
      {/* The focus starts past the heading, so screen readers announce the title with the first field. */}
      <Box role="group" aria-label={screen && translate(screen.title)}>
        <FormShell
          schema={schema}
          defaultValues={defaultValues}
          onSave={onSave}
          draft={draft}
          cancelTo={openable(cancelTo)}
          width={width}
          saveLabel={saveLabel}
          save={props.save}
          buttons={another && <AnotherButton />}
        >
          <span ref={begin} hidden />
          {arrived && <Arrived record={arrived} to={wayOn(arrived)} attempt={draft.attempt} />}
          {children}
        </FormShell>
      </Box>
    </ResourceContextProvider>
  )
}

const draftOver = (record: RaRecord, values: FieldValues): Draft => ({
  values,
  base: Object.fromEntries([...Object.keys(values), 'version'].map((name) => [name, record[name]])),
})

function AnotherButton() {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  const submit = useSubmitWith()
  return (
    <PendingButton
      type="button"
      {...mark('another')}
      aria-keyshortcuts={ariaKeys('another')}
      variant="outlined"
      pending={isSubmitting}
      onClick={() => void submit({ another: true })}
    >
      {translate('components.form.save_another')}
    </PendingButton>
  )
}
