import AltRoute from '@mui/icons-material/AltRoute'
import type { ResourceDefinition } from 'react-admin'

export const redirects: ResourceDefinition = {
  name: 'redirects',
  icon: AltRoute,
  recordRepresentation: 'source',
}
