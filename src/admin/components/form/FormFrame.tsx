import { cloneDeep, merge } from 'es-toolkit/compat'
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  FormGroupsProvider,
  OptionalRecordContextProvider,
  type RaRecord,
  SourceContextProvider,
  setSubmissionErrors,
  useResourceContext,
} from 'react-admin'
import {
  type FieldValues,
  FormProvider,
  type KeepStateOptions,
  type Resolver,
  useForm,
} from 'react-hook-form'
import { sameValue } from '../../../domain/sameValue'
import { fill } from './fill'
import { createHolds, HeldForm, isReadyToSave } from './hold'
import { type FormSending, type SaveResult, type Saving, SubmitWith } from './saving'

interface FormFrameProps {
  record?: RaRecord
  defaultValues: FieldValues
  resetOptions?: KeepStateOptions
  over?: FieldValues | null
  resolver: Resolver
  onSubmit: (values: FieldValues, saving: Omit<Saving, 'isLeaving'>) => Promise<SaveResult>
  children: ReactNode
}

/**
 * Replaces react-admin's `Form`, which renders every input twice: it resets a new form at once, and passes down the
 * whole form state, which changes when the form is ready. The context's `formState` never changes here; use
 * `useFormState`.
 */
export function FormFrame({
  record,
  defaultValues,
  resetOptions,
  over,
  resolver,
  onSubmit,
  children,
}: FormFrameProps) {
  const resource = useResourceContext()
  const said = JSON.stringify({ defaultValues, record })
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal values that were made anew are not others
  const values = useMemo(() => merge({}, defaultValues, record), [said])
  const form = useForm({
    criteriaMode: 'firstError',
    reValidateMode: 'onChange',
    defaultValues: values,
    resolver,
    // The toolbar counts the errors and moves the focus.
    shouldFocusError: false,
  })
  const [formState] = useState(form.formState)
  const [holds] = useState(createHolds)
  const { reset, getValues } = form
  const known = useRef({ values, id: record?.id })
  /** Values at the time of submission; users go on typing while a save is under way. */
  const sent = useRef<FieldValues | null>(null)
  useEffect(() => {
    const before = known.current
    if (before.values === values) return
    known.current = { values, id: record?.id }
    if (before.id === record?.id && resetOptions) return reset(values, resetOptions)
    const typed = before.id === record?.id ? typedSince(sent.current, getValues()) : {}
    sent.current = null
    reset(values)
    if (Object.keys(typed).length > 0) fill({ reset, getValues }, typed)
  }, [values, reset, getValues, resetOptions, record?.id])
  // Runs after the reset to the record, in the effect above.
  useEffect(() => {
    if (over) fill({ reset, getValues }, over)
  }, [over, reset, getValues])

  const submit = async (given: FieldValues, sending?: FormSending): Promise<boolean> => {
    const raw: FieldValues = cloneDeep(getValues())
    sent.current = raw
    const result = await onSubmit(given, { ...sending, typedSince: () => typedSince(raw, getValues()) })
    if (result.saved) return true
    sent.current = null
    if (result.errors) setSubmissionErrors(result.errors, form.setError)
    return false
  }
  const element = useRef<HTMLFormElement>(null)
  const latest = useRef(submit)
  latest.current = submit
  const submitWith = useCallback(
    async (sending: FormSending) => {
      if (!isReadyToSave(element.current, holds)) return
      const own = Object.keys(sending.values ?? {}).map((name) => [name, form.getValues(name)])
      const put = (values: FieldValues = {}) => {
        for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true })
      }
      let isSaved = false
      put(sending.values)
      await form.handleSubmit(async (given) => {
        isSaved = await latest.current(given, sending)
      })()
      if (!isSaved) put(Object.fromEntries(own))
    },
    [form, holds],
  )
  const onForm = (event: FormEvent) => {
    if (event.defaultPrevented) return
    // Keeps the event from a form around this one.
    event.stopPropagation()
    void form.handleSubmit(async (given) => void (await submit(given)))(event)
  }
  const source = useMemo(
    () => ({
      getSource: (name: string) => name,
      getLabel: (name: string) => `resources.${resource}.fields.${name}`,
    }),
    [resource],
  )
  return (
    <OptionalRecordContextProvider value={record}>
      <SourceContextProvider value={source}>
        <FormProvider {...form} formState={formState}>
          <FormGroupsProvider>
            <HeldForm ref={element} holds={holds} onSubmit={onForm}>
              <SubmitWith value={submitWith}>{children}</SubmitWith>
            </HeldForm>
          </FormGroupsProvider>
        </FormProvider>
      </SourceContextProvider>
    </OptionalRecordContextProvider>
  )
}

const typedSince = (sent: FieldValues | null, now: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => sent && !sameValue(value, sent[name])))
