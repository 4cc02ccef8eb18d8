import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import type { ResourceDefinition } from 'react-admin'
import { orderSample } from './sample'

export const orders: ResourceDefinition = {
  name: 'orders',
  icon: Receipt,
  recordRepresentation: 'code',
  options: { sample: orderSample },
}
