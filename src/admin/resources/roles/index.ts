import Shield from '@mui/icons-material/AdminPanelSettingsOutlined'
import type { ResourceDefinition } from 'react-admin'
import { roleSample } from './sample'

/** Roles: sets of permissions. */
export const roles: ResourceDefinition = {
  name: 'roles',
  icon: Shield,
  recordRepresentation: 'name',
  options: { sample: roleSample, copy: { marked: 'name', reset: [] } },
}
