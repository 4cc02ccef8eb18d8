import { useDataProvider, useTranslate } from 'react-admin'
import type { Feedback } from '../../../domain/feedbackSchema'
import { FormSection } from '../../components/form/FormSection'
import type { Note } from '../../components/thread/notes'
import { Thread } from '../../components/thread/Thread'
import { useMay } from '../../providers/auth/rights'

/** What staff have noted: who called, what was answered. Read by who may list, written by who may update. */
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
  // Without a version: notes are added, so that one person's takes nothing from another's.
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
