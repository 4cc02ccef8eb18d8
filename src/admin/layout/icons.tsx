import type { SvgIconComponent } from '@mui/icons-material'
import Article from '@mui/icons-material/ArticleOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import Dashboard from '@mui/icons-material/DashboardOutlined'
import Translate from '@mui/icons-material/LanguageOutlined'
import Store from '@mui/icons-material/LocalMallOutlined'
import People from '@mui/icons-material/PeopleOutlined'
import Photo from '@mui/icons-material/PhotoLibraryOutlined'
import School from '@mui/icons-material/SchoolOutlined'
import type { MenuIcon } from './menu'

/** The picture of each group of the menu. */
export const menuIcons: Record<MenuIcon, SvgIconComponent> = {
  dashboard: Dashboard,
  article: Article,
  product: Store,
  course: School,
  media: Photo,
  members: People,
  types: Category,
  languages: Translate,
}
