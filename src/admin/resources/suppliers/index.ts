import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import type { ResourceDefinition } from 'react-admin'
import { supplierSample } from './sample'

export const suppliers: ResourceDefinition = {
  name: 'suppliers',
  icon: LocalShipping,
  recordRepresentation: 'name',
  options: { sample: supplierSample },
}
