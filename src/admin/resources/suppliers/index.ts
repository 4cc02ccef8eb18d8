import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

export const suppliers: EntityProps = {
  name: 'suppliers',
  icon: LocalShipping,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./SupplierList')),
  create: lazyPage(() => import('./SupplierForm')),
  edit: lazyPage(() => import('./SupplierForm')),
  options: {
    path: paths.suppliers,
    menu: { section: 'stock' },
    // Users who fill warehouses may read suppliers, too; this list is for those who manage them.
    list: { guard: 'list-suppliers', goKey: 'v' },
  },
}
