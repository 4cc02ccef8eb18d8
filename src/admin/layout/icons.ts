import type { SvgIconComponent } from '@mui/icons-material'
import Debts from '@mui/icons-material/AccountBalanceWalletOutlined'
import Calendar from '@mui/icons-material/CalendarMonthOutlined'
import Dashboard from '@mui/icons-material/DashboardOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Cash from '@mui/icons-material/PointOfSaleOutlined'
import Reports from '@mui/icons-material/QueryStatsOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import { styleIcons } from '../components/types/styleIcons'

export const menuIcons: Readonly<Record<string, SvgIconComponent>> = {
  calendar: Calendar,
  cash: Cash,
  dashboard: Dashboard,
  debts: Debts,
  inbox: Inbox,
  reports: Reports,
  settings: Settings,
  ...styleIcons,
}
