import AltRoute from '@mui/icons-material/AltRoute'
import type { ResourceDefinition } from 'react-admin'
import { redirectSample } from './sample'

export const redirects: ResourceDefinition = {
  name: 'redirects',
  icon: AltRoute,
  recordRepresentation: 'source',
  options: { sample: redirectSample, copy: { reset: ['source'] } },
}
