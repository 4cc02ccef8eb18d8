import Key from '@mui/icons-material/KeyOutlined'
import type { ResourceDefinition } from 'react-admin'

/** Permissions, which roles consist of. */
export const permissions: ResourceDefinition = {
  name: 'permissions',
  icon: Key,
  recordRepresentation: 'name',
}
