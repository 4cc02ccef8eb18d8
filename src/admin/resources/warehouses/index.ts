import Warehouse from '@mui/icons-material/WarehouseOutlined'
import type { ResourceDefinition } from 'react-admin'
import { warehouseSample } from './sample'

export const warehouses: ResourceDefinition = {
  name: 'warehouses',
  icon: Warehouse,
  recordRepresentation: 'name',
  options: { sample: warehouseSample, forceByName: true },
}
