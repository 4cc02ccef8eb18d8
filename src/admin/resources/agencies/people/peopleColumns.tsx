import type { User } from '../../../../domain/userSchema'
import { columnsOf } from '../../../components/crud/columnsOf'
import { PersonPicture } from '../../../components/fields/Picture'
import { RowLink } from '../../../components/list/RowLink'
import { paths } from '../../../components/screens/paths'

const Column = columnsOf<User>()

export const peopleColumns = (
  <>
    <Column
      source="name"
      picture={({ name, avatar }) => <PersonPicture name={name} url={avatar} />}
      render={(user) => <RowLink to={paths.person(user)}>{user.name}</RowLink>}
    />
    <Column source="phone" kind="phone" disableSort />
    <Column source="email" from="tablet" />
  </>
)
