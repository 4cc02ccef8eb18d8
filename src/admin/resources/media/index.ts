import Photo from '@mui/icons-material/PhotoLibraryOutlined'
import type { ResourceDefinition } from 'react-admin'
import { mediaSample } from './sample'

export const media: ResourceDefinition = {
  name: 'media',
  icon: Photo,
  recordRepresentation: 'name',
  options: { sample: mediaSample },
}
