import People from '@mui/icons-material/PeopleOutlined'
import type { ResourceDefinition } from 'react-admin'
import { userSample } from './sample'

/** Members: accounts of the people who work here. */
export const users: ResourceDefinition = {
  name: 'users',
  icon: People,
  recordRepresentation: 'name',
  options: { sample: userSample },
}
