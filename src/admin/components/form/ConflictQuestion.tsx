import { type ReactNode, Suspense } from 'react'
import type { RaRecord } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { ResourceName } from '../../../domain/guards'
import { lazily } from '../../startup/lazily'
import type { EditingForm } from './useEditing'

const ConflictDialog = lazily(() => import('./ConflictDialog'))

interface ConflictQuestionProps<T extends FieldValues, R extends RaRecord> {
  resource: ResourceName
  form: EditingForm<T, R>
  schema: object
  show?: Record<string, (value: unknown) => ReactNode>
}

/** Asks how to merge the form with a newer record; renders nothing while there is no conflict. */
export function ConflictQuestion<T extends FieldValues, R extends RaRecord>({
  resource,
  form,
  schema,
  show,
}: ConflictQuestionProps<T, R>) {
  const { question, resolve, dismiss } = form
  if (!question) return null
  return (
    <Suspense>
      <ConflictDialog
        key={question.theirs.version}
        resource={resource}
        conflict={question}
        schema={schema}
        show={show}
        isForForm={question.answer !== undefined}
        onResolve={resolve}
        onCancel={dismiss}
      />
    </Suspense>
  )
}
