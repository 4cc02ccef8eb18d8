import Shield from '@mui/icons-material/AdminPanelSettingsOutlined'
import type { ResourceProps } from 'react-admin'

/** Roles: bundles of permissions. */
export const roles: ResourceProps = { name: 'roles', icon: Shield, recordRepresentation: 'name' }
