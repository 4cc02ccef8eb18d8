import SwapVert from '@mui/icons-material/SwapVert'
import type { ResourceDefinition } from 'react-admin'
import { slipSample } from './sample'

export const slips: ResourceDefinition = {
  name: 'slips',
  icon: SwapVert,
  recordRepresentation: 'code',
  options: { sample: slipSample },
}
