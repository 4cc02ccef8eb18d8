import People from '@mui/icons-material/PeopleOutlined'
import type { ResourceDefinition } from 'react-admin'
import { userSample } from './sample'

/** Members: the accounts of staff. */
export const users: ResourceDefinition = {
  name: 'users',
  icon: People,
  recordRepresentation: 'name',
  options: { sample: userSample },
}
