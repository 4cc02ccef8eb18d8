import type { SvgIconComponent } from '@mui/icons-material'
import Article from '@mui/icons-material/ArticleOutlined'
import Store from '@mui/icons-material/LocalMallOutlined'
import School from '@mui/icons-material/SchoolOutlined'
import type { Style } from '../../../domain/type'

export const styleIcons: Record<Style, SvgIconComponent> = {
  article: Article,
  product: Store,
  course: School,
}
