import Settings from '@mui/icons-material/SettingsOutlined'
import type { ResourceDefinition } from 'react-admin'
import { settingSample } from './sample'

export const settings: ResourceDefinition = {
  name: 'settings',
  icon: Settings,
  recordRepresentation: ({ key, title }) => title || key,
  options: { sample: settingSample },
}
