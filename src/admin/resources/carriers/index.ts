import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

export const carriers: EntityProps = {
  name: 'carriers',
  icon: LocalShipping,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./CarrierList')),
  create: lazyPage(() => import('./CarrierForm')),
  edit: lazyPage(() => import('./CarrierForm')),
  options: { path: paths.carriers, menu: { section: 'sales' } },
}
