import Sell from '@mui/icons-material/SellOutlined'
import type { ResourceDefinition } from 'react-admin'
import { discountSample } from './sample'

export const discounts: ResourceDefinition = {
  name: 'discounts',
  icon: Sell,
  recordRepresentation: 'title',
  options: { sample: discountSample, copy: { marked: 'title', reset: ['start', 'end', 'status'] } },
}
