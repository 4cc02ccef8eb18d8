import Article from '@mui/icons-material/ArticleOutlined'
import type { ResourceDefinition } from 'react-admin'

export const posts: ResourceDefinition = {
  name: 'posts',
  icon: Article,
  recordRepresentation: 'title',
}
