import TravelExplore from '@mui/icons-material/TravelExplore'
import type { ResourceDefinition } from 'react-admin'
import { seoSample } from './sample'

export const seos: ResourceDefinition = {
  name: 'seos',
  icon: TravelExplore,
  recordRepresentation: 'title',
  options: { sample: seoSample, copy: { reset: ['url'] } },
}
