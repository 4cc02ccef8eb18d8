import StarBorder from '@mui/icons-material/StarBorderOutlined'
import type { ResourceDefinition } from 'react-admin'
import { headline } from '../../components/voices/headline'
import { ratingSample } from './sample'

export const ratings: ResourceDefinition = {
  name: 'ratings',
  icon: StarBorder,
  recordRepresentation: headline,
  options: { sample: ratingSample },
}
