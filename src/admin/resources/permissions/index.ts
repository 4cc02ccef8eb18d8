import Key from '@mui/icons-material/KeyOutlined'
import type { ResourceProps } from 'react-admin'

/** Permissions: what roles are made of. */
export const permissions: ResourceProps = { name: 'permissions', icon: Key, recordRepresentation: 'name' }
