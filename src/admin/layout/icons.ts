import type { SvgIconComponent } from '@mui/icons-material'
import Dashboard from '@mui/icons-material/DashboardOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import { styleIcons } from '../components/styleIcons'

/** Pictures of the menu that no resource has. */
export const menuIcons: Readonly<Record<string, SvgIconComponent>> = {
  dashboard: Dashboard,
  settings: Settings,
  ...styleIcons,
}
