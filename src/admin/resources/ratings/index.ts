import StarBorder from '@mui/icons-material/StarBorderOutlined'
import type { ResourceDefinition } from 'react-admin'
import { ratingSample } from './sample'

export const ratings: ResourceDefinition = {
  name: 'ratings',
  icon: StarBorder,
  recordRepresentation: 'excerpt',
  options: { sample: ratingSample },
}
