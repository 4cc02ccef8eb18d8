import Receipt from '@mui/icons-material/RequestQuoteOutlined'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

/** They come by files, and are settled in the list. */
export const remittances: EntityProps = {
  name: 'remittances',
  icon: Receipt,
  list: lazyPage(() => import('./RemittanceList')),
  options: {
    path: paths.remittances(),
    menu: { section: 'sales', label: 'resources.remittances.title.list' },
    imports: true,
  },
}
