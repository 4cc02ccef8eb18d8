import PermMedia from '@mui/icons-material/PermMediaOutlined'
import type { ResourceDefinition } from 'react-admin'

export const media: ResourceDefinition = {
  name: 'media',
  icon: PermMedia,
  recordRepresentation: 'name',
}
