import { useTranslate } from 'react-admin'
import type { User } from '../../../../domain/userSchema'
import { columnsOf } from '../../../components/crud/columnsOf'
import { PersonPicture } from '../../../components/fields/Picture'
import { Status } from '../../../components/fields/Status'
import { Tags } from '../../../components/fields/Tags'
import { RowLink } from '../../../components/list/RowLink'
import { paths } from '../../../components/screens/paths'
import { useRights } from '../../../providers/auth/rights'

const Column = columnsOf<User>()

export const userColumns = (
  <>
    <Column
      source="name"
      picture={({ name, avatar }) => <PersonPicture name={name} url={avatar} />}
      render={(user) => <Name user={user} />}
    />
    <Column source="email" from="desktop" />
    <Column source="phone" kind="phone" disableSort from="wide" />
    <Column source="roles" kind="tags" disableSort render={(user) => <Roles user={user} />} />
    <Column
      source="status"
      kind="status"
      disableSort
      render={({ status }) => <UserStatus status={status} />}
    />
    <Column source="created_at" kind="day" from="desktop" sortByOrder="DESC" isNewest />
  </>
)

function Name({ user }: { user: User }) {
  const translate = useTranslate()
  const { profile } = useRights()
  return (
    <>
      <RowLink to={paths.user(user.id)}>{user.name}</RowLink>
      {profile?.id === user.id && ` (${translate('resources.users.you')})`}
    </>
  )
}

function Roles({ user }: { user: User }) {
  const translate = useTranslate()
  const roles = user.roles?.data ?? []
  if (roles.length === 0) return translate('resources.users.no_role')
  return <Tags names={roles.map(({ name }) => name)} />
}

export function UserStatus({ status }: Pick<User, 'status'>) {
  const translate = useTranslate()
  return (
    <Status tone={status === 'disable' ? 'bad' : 'neutral'}>
      {translate(`resources.users.status.${status}`)}
    </Status>
  )
}
