import PermMedia from '@mui/icons-material/PermMediaOutlined'
import type { ResourceProps } from 'react-admin'

export const media: ResourceProps = {
  name: 'media',
  icon: PermMedia,
  recordRepresentation: 'name',
}
