import type { Identifier } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { ResourceName } from '../../../domain/guards'
import { useSender } from '../form/sendAlone'
import { RecordHistory } from './RecordHistory'

/** History at the foot of a form. A restored version goes into the form; edited fields keep their typed values. */
export function FormHistory({ resource, id }: { resource: ResourceName; id: Identifier }) {
  const { dirtyFields } = useFormState()
  const { refresh } = useSender()
  return (
    <RecordHistory
      resource={resource}
      id={id}
      dirty={Object.keys(dirtyFields)}
      onRestored={() => void refresh()}
    />
  )
}
