import ForumOutlined from '@mui/icons-material/ForumOutlined'
import type { ResourceDefinition } from 'react-admin'
import { headline } from '../../components/voices/headline'
import { commentSample } from './sample'

export const comments: ResourceDefinition = {
  name: 'comments',
  icon: ForumOutlined,
  recordRepresentation: headline,
  options: { sample: commentSample },
}
