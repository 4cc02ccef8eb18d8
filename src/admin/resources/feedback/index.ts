import MarkunreadMailbox from '@mui/icons-material/MarkunreadMailboxOutlined'
import type { ResourceDefinition } from 'react-admin'
import { feedbackSample } from './sample'

export const feedback: ResourceDefinition = {
  name: 'feedback',
  icon: MarkunreadMailbox,
  recordRepresentation: 'name',
  options: { sample: feedbackSample },
}
