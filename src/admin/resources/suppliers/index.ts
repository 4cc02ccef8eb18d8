import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import type { ResourceDefinition } from 'react-admin'
import { placeSample } from '../../components/address/sample'

export const suppliers: ResourceDefinition = {
  name: 'suppliers',
  icon: LocalShipping,
  recordRepresentation: 'name',
  options: { sample: placeSample },
}
