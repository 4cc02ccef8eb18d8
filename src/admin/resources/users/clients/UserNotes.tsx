import { useDataProvider, useTranslate } from 'react-admin'
import { FormSection } from '../../../components/form/FormSection'
import { LateSkeleton } from '../../../components/states/LateSkeleton'
import type { Note } from '../../../components/thread/notes'
import { Thread } from '../../../components/thread/Thread'
import { useMay } from '../../../providers/auth/rights'
import type { AppDataProvider } from '../../../providers/data/types'
import type { UserRecord } from '../useCreateUser'

/** Staff notes on a user, shown with the right to list users and added with the right to update them. */
export function UserNotes({ user }: { user: UserRecord }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const mayWrite = useMay('users', 'edit')
  const entries = user.remarks?.data.map(
    ({ at, text, author }, place): Note => ({
      kind: 'note',
      id: place,
      at,
      text,
      author: { name: author?.name ?? translate('history.who.gone'), picture: author?.avatar },
    }),
  )
  const send = async (note: string) => {
    await dataProvider.noteUser(user.id, note)
  }
  return (
    <FormSection title="resources.users.fields.notes">
      {entries ? (
        <Thread isFlat entries={entries} {...(mayWrite && { send })} />
      ) : (
        <LateSkeleton label="components.form.loading" rows={2} />
      )}
    </FormSection>
  )
}
