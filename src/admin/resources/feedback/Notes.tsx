import { useDataProvider, useTranslate } from 'react-admin'
import type { Feedback } from '../../../domain/feedbackSchema'
import { FormSection } from '../../components/form/FormSection'
import type { Note } from '../../components/thread/notes'
import { Thread } from '../../components/thread/Thread'
import { useMay } from '../../providers/auth/rights'

/** Staff notes on a message, shown with the right to list and added with the right to update. */
export function Notes({ feedback }: { feedback: Feedback }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const mayWrite = useMay('feedback', 'edit')
  const entries = (feedback.answers?.data ?? []).map(
    ({ at, text, author }, place): Note => ({
      kind: 'note',
      id: place,
      at,
      text,
      author: { name: author?.name ?? translate('resources.feedback.nobody'), picture: author?.avatar },
    }),
  )
  // Without a version, since a note overwrites nothing of other users.
  const send = async (note: string) => {
    const previousData = { ...feedback, version: undefined }
    await dataProvider.update<Feedback>('feedback', { id: feedback.id, data: { note }, previousData })
  }
  return (
    <FormSection title="resources.feedback.notes_title">
      <Thread isFlat entries={entries} {...(mayWrite && { send })} />
    </FormSection>
  )
}
