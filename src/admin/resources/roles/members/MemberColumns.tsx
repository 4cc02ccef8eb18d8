import { useTranslate } from 'react-admin'
import type { Role } from '../../../../domain/roleSchema'
import type { User } from '../../../../domain/userSchema'
import { columnsOf } from '../../../components/crud/columnsOf'
import { PersonPicture } from '../../../components/fields/Picture'
import { Line } from '../../../components/fields/Value'
import { useRights } from '../../../providers/auth/rights'

const Column = columnsOf<User>()

export const memberColumns = (role: Role) => (
  <>
    <Column
      source="name"
      picture={({ name, avatar }) => <PersonPicture name={name} url={avatar} />}
      render={(user) => <Member user={user} role={role} />}
    />
    <Column source="email" />
    <Column source="phone" kind="phone" disableSort from="tablet" />
  </>
)

function Member({ user, role }: { user: User; role: Role }) {
  const translate = useTranslate()
  const { profile } = useRights()
  const others = (user.roles?.data ?? []).filter(({ id }) => id !== role.id).map(({ name }) => name)
  const note = [
    profile?.id === user.id ? translate('resources.roles.members.self') : '',
    others.length > 0 ? translate('resources.roles.members.also', { roles: others.join(', ') }) : '',
  ].filter(Boolean)
  return (
    <>
      <strong>{user.name}</strong>
      {note.length > 0 && (
        <>
          {' '}
          <Line text={note.join(' · ')} />
        </>
      )}
    </>
  )
}
