import ForumOutlined from '@mui/icons-material/ForumOutlined'
import type { ResourceDefinition } from 'react-admin'
import { commentSample } from './sample'

export const comments: ResourceDefinition = {
  name: 'comments',
  icon: ForumOutlined,
  recordRepresentation: 'excerpt',
  options: { sample: commentSample },
}
