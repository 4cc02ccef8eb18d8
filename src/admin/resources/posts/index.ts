import Article from '@mui/icons-material/ArticleOutlined'
import type { ResourceProps } from 'react-admin'

export const posts: ResourceProps = {
  name: 'posts',
  icon: Article,
  recordRepresentation: 'title',
}
