import Warehouse from '@mui/icons-material/WarehouseOutlined'
import type { ResourceDefinition } from 'react-admin'
import { placeSample } from '../../components/address/sample'

export const warehouses: ResourceDefinition = {
  name: 'warehouses',
  icon: Warehouse,
  recordRepresentation: 'name',
  options: { sample: placeSample, forceByName: true },
}
