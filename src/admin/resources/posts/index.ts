import Article from '@mui/icons-material/ArticleOutlined'
import type { ResourceDefinition } from 'react-admin'
import { postSample } from './sample'

export const posts: ResourceDefinition = {
  name: 'posts',
  icon: Article,
  recordRepresentation: 'title',
  options: { sample: postSample, copy: { marked: 'title', reset: ['slug', 'status', 'code'] } },
}
