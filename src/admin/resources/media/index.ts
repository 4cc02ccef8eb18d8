import Photo from '@mui/icons-material/PhotoLibraryOutlined'
import type { ResourceDefinition } from 'react-admin'

export const media: ResourceDefinition = {
  name: 'media',
  icon: Photo,
  recordRepresentation: 'name',
}
