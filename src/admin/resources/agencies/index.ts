import Storefront from '@mui/icons-material/StorefrontOutlined'
import type { ResourceDefinition } from 'react-admin'
import { agencySample } from './sample'

export const agencies: ResourceDefinition = {
  name: 'agencies',
  icon: Storefront,
  recordRepresentation: 'name',
  options: { sample: agencySample, copy: { marked: 'name', reset: ['sort'] } },
}
