import Ballot from '@mui/icons-material/BallotOutlined'
import type { ResourceDefinition } from 'react-admin'
import { fieldSample } from './sample'

export const fields: ResourceDefinition = {
  name: 'fields',
  icon: Ballot,
  recordRepresentation: 'title',
  options: { sample: fieldSample, copy: { marked: 'title', reset: ['key', 'sort'] } },
}
