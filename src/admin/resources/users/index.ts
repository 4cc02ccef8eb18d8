import People from '@mui/icons-material/PeopleOutlined'
import type { ResourceProps } from 'react-admin'

/** Members: accounts of the people who work here. */
export const users: ResourceProps = {
  name: 'users',
  icon: People,
  recordRepresentation: 'name',
}
