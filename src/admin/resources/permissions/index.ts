import Key from '@mui/icons-material/KeyOutlined'
import type { ResourceDefinition } from 'react-admin'

/** Permissions: what roles are made of. */
export const permissions: ResourceDefinition = {
  name: 'permissions',
  icon: Key,
  recordRepresentation: 'name',
}
